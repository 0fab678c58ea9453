import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'test-results/', 'playwright-report/', 'src/lib/api/generated.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node, __RELEASE__: 'readonly' } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      // the compiler and svelte-check know better what a rune or a generic is
      'no-undef': 'off',
      // routes are plain strings here: there is no SvelteKit
      'svelte/no-navigation-without-resolve': 'off',
      // plain maps and addresses are meant here: what is shown depends on runes beside them
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
)
