import { remember, remembered } from '@/lib/remembered';

const name = 'arena';

/** The arena that the account last chose: the calendar and the day sheet begin with it. */
export const rememberedArena = (): string | null => remembered(name);

export const rememberArena = (id: string): void => remember(name, id);
