"""Sending a mail, and calling a web address that a stranger has named.

The latter may lead nowhere that only this machine can reach: every address that the name
has must be public, the connection goes to the very address that was looked at, and nothing
is followed from there.
"""

import asyncio
import http.client
import ipaddress
import json
import logging
import re
import smtplib
import socket
import ssl
from collections.abc import Awaitable
from email.message import EmailMessage
from typing import Any
from urllib.parse import SplitResult, urlsplit

from hinterzimmer.server.problems import Refusal
from hinterzimmer.server.settings import Settings

logger = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds for each step of a connection, and three times as long for the whole."""

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
WRAPPING = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "2002::/16", "2001::/32")]
"""IPv6 addresses that are a way to some IPv4 address."""


def bad_reminder(why: str) -> Refusal:
    """Nobody can be reminded there."""
    return Refusal("bad-reminder", f"no reminder can be sent: {why}", why=why)


async def try_to(sending: Awaitable[None]) -> None:
    """Send; what goes wrong is logged, without the address, and disturbs nobody."""
    try:
        await asyncio.wait_for(sending, 3 * PATIENCE)
    except Exception as error:
        logger.warning("reminder not delivered", extra={"why": type(error).__name__})


# Mail


def check_mail_address(address: str) -> None:
    """Raises Refusal."""
    if not ADDRESS.fullmatch(address):
        raise bad_reminder("that is no mail address")


async def mail(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send a mail. Raises what smtplib raises."""
    message = EmailMessage()
    message["From"] = settings.smtp_from or f"hinterzimmer@{settings.smtp_host}"
    message["To"] = to
    message["Subject"] = subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    await asyncio.to_thread(_deliver, settings, message)


def _deliver(settings: Settings, message: EmailMessage) -> None:
    assert settings.smtp_host is not None
    context = ssl.create_default_context()
    server: smtplib.SMTP
    if settings.smtp_security == "tls":
        server = smtplib.SMTP_SSL(
            settings.smtp_host, settings.smtp_port, timeout=PATIENCE, context=context
        )
    else:
        server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=PATIENCE)
    with server:
        if settings.smtp_security == "starttls":
            server.starttls(context=context)
        if settings.smtp_user is not None:
            server.login(settings.smtp_user, settings.smtp_password or "")
        server.send_message(message)


# Web addresses


def parts_of(address: str) -> SplitResult:
    """A web address in its parts. Raises Refusal."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise bad_reminder("that is no web address") from error
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise bad_reminder("that is no web address")
    if parts.username is not None or parts.password is not None:
        raise bad_reminder("a web address with a password in it")
    if not address.isascii() or not address.isprintable() or " " in address:
        raise bad_reminder("that is no web address")
    return parts


def is_public(address: Address, allowed: str = "") -> bool:
    """May a stranger have us connect there? allowed: networks that may be, with commas."""
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    for network in filter(None, (part.strip() for part in allowed.split(","))):
        net = ipaddress.ip_network(network)
        if address.version == net.version and address in net:
            return True
    if any(address.version == net.version and address in net for net in WRAPPING):
        return False
    return address.is_global and not address.is_multicast


def _resolved(host: str, port: int, allowed: str) -> str:
    """One address of the host. Raises Refusal where any of them is not public."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        if not is_public(ipaddress.ip_address(address.partition("%")[0]), allowed):
            raise bad_reminder("that address is not public")
    return addresses[0]


async def call(settings: Settings, address: str, body: dict[str, Any]) -> None:
    """Post JSON to a web address. Raises Refusal, OSError."""
    parts = parts_of(address)
    await asyncio.to_thread(_post, parts, json.dumps(body).encode(), settings.webhook_networks)


def _post(parts: SplitResult, body: bytes, allowed: str) -> None:
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    line = socket.create_connection((_resolved(host, port, allowed), port), timeout=PATIENCE)
    try:
        if parts.scheme == "https":
            line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        connection.sock = line
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "Connection": "close"}
        connection.request("POST", path, body, headers)
        status = connection.getresponse().status
    finally:
        line.close()
    if not 200 <= status < 300:
        raise OSError(f"answered {status}")
