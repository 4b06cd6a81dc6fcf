/** Where the started product is, handed from the run to its workers. */
export interface ProductAddress {
  readonly origin: string;
  readonly databaseUrl: string;
  /** What the API says. */
  readonly logFile: string;
}

const VARIABLE = 'E2E_PRODUCT';

export function announceAddress(address: ProductAddress): void {
  process.env[VARIABLE] = JSON.stringify(address);
}

/** Undefined while none is started. */
export function findAddress(): ProductAddress | undefined {
  const text = process.env[VARIABLE];
  return text === undefined ? undefined : (JSON.parse(text) as ProductAddress);
}

export function productAddress(): ProductAddress {
  const address = findAddress();
  if (address === undefined) throw new Error('The product is not started: the journeys run through playwright test.');
  return address;
}
