/** Thrown at start. Names the invalid variables but never prints a value, which may be a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * The keys of one purpose, separated by commas. The first signs, and each is accepted, so that a new key can replace an
 * old one while processes with either order run side by side.
 */
export type Keys = readonly [signing: string, ...others: string[]];

interface Bounds {
  min?: number;
  max?: number;
}

/**
 * Reads variables one at a time and collects every problem, so that an operator can fix the configuration in one go.
 */
export class EnvironmentReader {
  readonly problems: string[] = [];
  /** Every name that was read. A test compares the set with `.env.example`. */
  readonly names = new Set<string>();
  private readonly environment: Readonly<Record<string, string | undefined>>;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.environment = environment;
  }

  optional(name: string): string | null {
    this.names.add(name);
    // An empty value in an env file means "not set".
    return this.environment[name]?.trim() || null;
  }

  text(name: string, fallback?: string): string {
    const value = this.optional(name) ?? fallback;
    if (value === undefined) this.problems.push(`${name} is missing`);
    return value ?? '';
  }

  secret(name: string, minLength: number): string {
    const value = this.text(name);
    if (value && value.length < minLength) this.problems.push(`${name} must have at least ${minLength} characters`);
    return value;
  }

  keys(name: string, minLength: number): Keys {
    const [signing, ...others] = this.list(name);
    if (signing === undefined) return [this.secret(name, minLength)];
    if ([signing, ...others].some(({ length }) => length < minLength)) {
      this.problems.push(`${name} must have at least ${minLength} characters in each key; commas separate keys`);
    }
    return [signing, ...others];
  }

  integer(name: string, fallback: number, { min = 0, max = Number.MAX_SAFE_INTEGER }: Bounds = {}): number {
    return this.number(name, fallback, { min, max }, /^\d{1,15}$/, 'a whole number');
  }

  decimal(name: string, fallback: number, { min = 0, max = Number.MAX_SAFE_INTEGER }: Bounds = {}): number {
    return this.number(name, fallback, { min, max }, /^\d{1,12}(\.\d{1,6})?$/, 'a number');
  }

  choice<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.optional(name) ?? fallback;
    const found = choices.find((choice) => choice === value);
    if (found === undefined) this.problems.push(`${name} must be one of ${choices.join(', ')}`);
    return found ?? fallback;
  }

  choices<const Choice extends string>(
    name: string,
    choices: readonly Choice[],
    fallback: readonly Choice[],
  ): ReadonlySet<Choice> {
    const names = this.list(name);
    if (names.length === 0) return new Set(fallback);
    if (!names.every((value) => choices.some((choice) => choice === value))) {
      this.problems.push(`${name} must be a list of ${choices.join(', ')}`);
    }
    return new Set(choices.filter((choice) => names.includes(choice)));
  }

  list(name: string): string[] {
    return (this.optional(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  }

  /** An origin such as `https://dronesoccer.ca`: scheme, host and port only. */
  origin(name: string, fallback?: string): string {
    const value = this.text(name, fallback);
    if (value && !isOrigin(value)) this.problems.push(`${name} must be an origin such as https://example.org`);
    return value.replace(/\/$/, '');
  }

  origins(name: string): string[] {
    const values = this.list(name);
    if (!values.every(isOrigin)) this.problems.push(`${name} must be a list of origins such as https://example.org`);
    return values.map((value) => value.replace(/\/$/, ''));
  }

  url(name: string, protocols: readonly string[], fallback?: string): string {
    const value = this.text(name, fallback);
    if (value && !protocols.includes(protocolOf(value) ?? '')) {
      this.problems.push(`${name} must be an address that starts with ${protocols.join(' or ')}//`);
    }
    return value;
  }

  private number(name: string, fallback: number, bounds: Required<Bounds>, shape: RegExp, kind: string): number {
    const raw = this.optional(name);
    if (raw === null) return fallback;
    const value = Number(raw);
    if (!shape.test(raw) || value < bounds.min || value > bounds.max) {
      this.problems.push(`${name} must be ${kind} from ${bounds.min} to ${bounds.max}`);
      return fallback;
    }
    return value;
  }
}

function protocolOf(value: string): string | null {
  return URL.canParse(value) ? new URL(value).protocol : null;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && origin === value.replace(/\/$/, '');
}
