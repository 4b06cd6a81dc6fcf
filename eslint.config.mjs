import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries, boundariesForTests } from './tools/src/check/rules/boundaries.mjs';
import { noRawColours } from './tools/src/check/rules/no-raw-colours.mjs';

const tests = ['**/*.spec.ts', '**/*.spec.tsx', 'apps/api/test/**', 'apps/web/src/test/**'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      'apps/api/build/**',
      '**/coverage/**',
      'apps/api/src/platform/database/generated/**',
      'apps/web/public/**',
      'tools/src/check/fixtures/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  {
    plugins: { '@nx': nx },
    // A rule that does not fit is argued about here, for everybody; comments that switch rules off have no effect and fail.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // A constant and the type of its values share a name: `Role`.
      '@typescript-eslint/no-redeclare': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // Methods of a port may be async in one implementation and not in another.
      '@typescript-eslint/require-await': 'off',
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-param-reassign': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 4],
      complexity: ['error', 20],
    },
  },
  {
    files: ['apps/{api,web}/src/**/*.{ts,tsx}', 'libs/{contracts,domain}/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/*.spec*', '**/test/**'], message: 'What only tests need is never shipped.' }] },
      ],
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    rules: {
      'no-console': 'error',
      // Nest reads the classes of constructor parameters at run time: what looks like a type is a value there.
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: ['apps/api/src/config/**', 'apps/api/src/main.ts', ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only src/config reads the environment: inject Config.' },
      ],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    plugins: { house: { rules: { 'no-raw-colours': noRawColours } } },
    rules: {
      'house/no-raw-colours': 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'VariableDeclarator[init.callee.name="useSearchParams"] > ArrayPattern[elements.length>1]',
          message: 'It would change the query that was last rendered: use useChangeQuery, which asks the router.',
        },
      ],
    },
  },
  {
    // Scenes are arithmetic on meshes and pixels, where an index is in range by construction.
    files: ['apps/pictures/src/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: tests,
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundariesForTests],
      'max-lines': 'off',
      // Answers of supertest and parsed mails are `any`: tests assert them rather than trust them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-undef': 'error',
      'no-unused-vars': 'error',
    },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
);
