import { remember, readRemembered } from '@/lib/remembered';

const name = 'arena';

/** The arena that the account chose last, or null. The calendar and the day sheet start with it. */
export const rememberedArena = (): string | null => readRemembered(name);

export const rememberArena = (id: string): void => remember(name, id);
