import type { Locale, LocalText } from '../../../common/locales.ts';
import type { ContactDetailsWire, ContactType } from '../details.ts';

/** OPEN: someone has it, or has answered. */
export const ContactState = { NEW: 1, OPEN: 2, DONE: 3 } as const;
export type ContactState = (typeof ContactState)[keyof typeof ContactState];

/** A message on its way out; REFUSED: the mail server or the text service does not take it. */
export const MessageState = { QUEUED: 1, SENT: 2, REFUSED: 3 } as const;
export type MessageState = (typeof MessageState)[keyof typeof MessageState];

export const answerWays = ['mail', 'sms'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** An administrator as lists name them. */
export interface ContactPersonWire {
  id: string;
  name: string;
}

/** Who can be given a contact. */
export interface ContactPeopleWire {
  people: ContactPersonWire[];
  /** Who reads safe-sport reports; empty for a caller who does not. */
  readers: ContactPersonWire[];
}

export interface ContactSummaryWire {
  id: string;
  number: string;
  type: ContactType;
  state: ContactState;
  /** Empty when it was left out. */
  fullName: string;
  email: string;
  /** The beginning of the message, on one line. */
  excerpt: string;
  createdAt: string;
  assignee: ContactPersonWire | null;
  isMailSent: boolean;
  isSmsSent: boolean;
  /** Its form was filled in as robots do. */
  isSuspected: boolean;
}

export interface ContactMessageWire {
  id: string;
  by: AnswerWay;
  text: string;
  /** Null for an account that is gone. */
  author: string | null;
  at: string;
  state: MessageState;
  /** The code that the mail server or the text service refused it with. */
  refusal: string | null;
}

export interface ContactWire extends ContactSummaryWire {
  version: number;
  /** In E.164. */
  phone: string | null;
  /** May be texted. */
  hasSmsConsent: boolean;
  message: string;
  details: ContactDetailsWire;
  locale: Locale;
  isActive: boolean;
  thread: ContactMessageWire[];
  /** The latest others of the same e-mail. */
  others: { id: string; number: string; type: ContactType; state: ContactState; createdAt: string }[];
}

/** A canned answer. */
export interface ContactAnswerWire {
  id: string;
  title: LocalText;
  text: LocalText;
  version: number;
}
