/** The addresses of the started product, which the run passes to its workers. */
export interface ProductAddress {
  readonly origin: string;
  readonly databaseUrl: string;
  /** The file with the API's log. */
  readonly logFile: string;
}

const VARIABLE = 'E2E_PRODUCT';

export function announceAddress(address: ProductAddress): void {
  process.env[VARIABLE] = JSON.stringify(address);
}

/** Returns undefined if no product was started. */
export function findAddress(): ProductAddress | undefined {
  const text = process.env[VARIABLE];
  return text === undefined ? undefined : (JSON.parse(text) as ProductAddress);
}

export function productAddress(): ProductAddress {
  const address = findAddress();
  if (address === undefined) throw new Error('The product is not started: the journeys run through playwright test.');
  return address;
}
