"""The block function against published vectors.

Zero-nonce style vectors: J. Strombergson, "Test Vectors for the Stream Cipher ChaCha"
(draft-strombergson-chacha-test-vectors, 256-bit keys, blocks 0 and 1); the last one is
RFC 8439, section 2.3.2. Each is checked compiled and as plain Python.
"""

from typing import Any

import numpy as np
import pytest

from hinterzimmer.engine.chacha import block

ZERO_KEY, ZERO_IV = "00" * 32, "00" * 8
SEQUENCE_KEY = "00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100"
PHRASE_KEY = "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d"

# rounds, key, nonce, two blocks
VECTORS = [
    (
        8, ZERO_KEY, ZERO_IV,
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    (
        20, ZERO_KEY, ZERO_IV,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        8, "01" + "00" * 31, ZERO_IV,
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    ),
    (
        8, ZERO_KEY, "01" + "00" * 7,
        "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b"
        "7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06"
        "470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040"
        "a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46",
    ),
    (
        8, "ff" * 32, "ff" * 8,
        "e163bbf8c9a739d18925ee8362dad2cdc973df05225afb2aa26396f2a9849a4a"
        "445e0547d31c1623c537df4ba85c70a9884a35bcbf3dfab077e98b0f68135f54"
        "81d4933f8b322ac0cd762c27235ce2b31534e0244a9a2f1fd5e94498d47ff108"
        "790c009cf9e1a348032a7694cb28024cd96d3498361edb1785af752d187ab54b",
    ),
    (
        8, SEQUENCE_KEY, "0f1e2d3c4b5a6978",
        "db43ad9d1e842d1272e4530e276b3f568f8859b3f7cf6d9d2c74fa53808cb515"
        "7a8ebf46ad3dcc4b6c7dadde131784b0120e0e22f6d5f9ffa7407d4a21b695d9"
        "c5dd30bf55612fab9bdd118920c19816470c7f5dcd42325dbbed8c57a56281c1"
        "44cb0f03e81b3004624e0650a1ce5afaf9a7cd8163f6dbd72602257dd96e471e",
    ),
    (
        20, SEQUENCE_KEY, "0f1e2d3c4b5a6978",
        "9fadf409c00811d00431d67efbd88fba59218d5d6708b1d685863fabbb0e961e"
        "ea480fd6fb532bfd494b2151015057423ab60a63fe4f55f7a212e2167ccab931"
        "fbfd29cf7bc1d279eddf25dd316bb8843d6edee0bd1ef121d12fa17cbc2c574c"
        "ccab5e275167b08bd686f8a09df87ec3ffb35361b94ebfa13fec0e4889d18da5",
    ),
    (
        8, PHRASE_KEY, "1ada31d5cf688221",
        "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
        "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b"
        "16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e"
        "8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f",
    ),
    (
        20, PHRASE_KEY, "1ada31d5cf688221",
        "f63a89b75c2271f9368816542ba52f06ed49241792302b00b5e8f80ae9a473af"
        "c25b218f519af0fdd406362e8d69de7f54c604a6e00f353f110f771bdca8ab92"
        "e5fbc34e60a1d9a9db17345b0a402736853bf910b060bdf1f897b6290f01d138"
        "ae2c4c90225ba9ea14d518f55929dea098ca7a6ccfe61227053c84e49a4a3332",
    ),
]  # fmt: skip

WAYS = [block, getattr(block, "py_func", block)]


def _words(raw: bytes) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    return np.frombuffer(raw, "<u4").copy()


@pytest.mark.parametrize("way", WAYS, ids=["compiled", "plain"])
@pytest.mark.parametrize(("rounds", "key", "nonce", "stream"), VECTORS)
def test_two_blocks_of_a_stream(way: Any, rounds: int, key: str, nonce: str, stream: str) -> None:
    out = np.zeros(64, np.uint8)
    for counter in range(2):
        low = _words(counter.to_bytes(8, "little") + bytes.fromhex(nonce))
        way(_words(bytes.fromhex(key)), low, rounds, out)
        assert out.tobytes().hex() == stream[128 * counter : 128 * (counter + 1)]


@pytest.mark.parametrize("way", WAYS, ids=["compiled", "plain"])
def test_the_block_of_rfc_8439(way: Any) -> None:
    out = np.zeros(64, np.uint8)
    low = _words(bytes.fromhex("01000000000000090000004a00000000"))
    way(_words(bytes(range(32))), low, 20, out)
    assert out.tobytes().hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )
