/** The names of the import's calls, which predate those of `importCallNames`. */
export const productImportCallNames = {
  upload: 'products.admin.import',
  get: 'products.admin.getImport',
  rows: 'products.admin.importRows',
  refused: 'products.admin.importErrors.export',
  confirm: 'products.admin.confirmImport',
} as const;
