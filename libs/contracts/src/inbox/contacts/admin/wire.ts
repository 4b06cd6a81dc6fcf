import type { Locale, LocalText } from '../../../common/locales.ts';
import type { ContactDetailsWire, ContactType } from '../details.ts';

/** OPEN: the contact is assigned or has been answered. */
export const ContactState = { NEW: 1, OPEN: 2, DONE: 3 } as const;
export type ContactState = (typeof ContactState)[keyof typeof ContactState];

/** The state of an outgoing message. REFUSED: the mail server or the text service did not accept it. */
export const MessageState = { QUEUED: 1, SENT: 2, REFUSED: 3 } as const;
export type MessageState = (typeof MessageState)[keyof typeof MessageState];

export const answerWays = ['mail', 'sms'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** An administrator as shown in lists. */
export interface ContactPersonWire {
  id: string;
  name: string;
}

/** The people to whom a contact can be assigned. */
export interface ContactPeopleWire {
  people: ContactPersonWire[];
  /** The people who read safe-sport reports; empty for a caller who is not one of them. */
  readers: ContactPersonWire[];
}

export interface ContactSummaryWire {
  id: string;
  number: string;
  type: ContactType;
  state: ContactState;
  /** Empty if the sender gave no name. */
  fullName: string;
  email: string;
  /** The beginning of the message, on one line. */
  excerpt: string;
  createdAt: string;
  assignee: ContactPersonWire | null;
  isMailSent: boolean;
  isSmsSent: boolean;
  /** The form was filled in the way bots do. */
  isSuspected: boolean;
  version: number;
}

/** A contact that a bulk call changed: its values before the call, and its version since. */
export interface ContactBeforeWire {
  id: string;
  version: number;
  state: ContactState;
  assigneeId: string | null;
}

export interface ContactMessageWire {
  id: string;
  by: AnswerWay;
  text: string;
  /** Null if the account no longer exists. */
  author: string | null;
  at: string;
  state: MessageState;
  /** The error code of the mail server or the text service. */
  refusal: string | null;
}

export interface ContactWire extends ContactSummaryWire {
  /** The phone number in E.164. */
  phone: string | null;
  /** The sender agreed to receive text messages. */
  hasSmsConsent: boolean;
  message: string;
  details: ContactDetailsWire;
  locale: Locale;
  isActive: boolean;
  thread: ContactMessageWire[];
  /** The latest other contacts from the same email. */
  others: { id: string; number: string; type: ContactType; state: ContactState; createdAt: string }[];
}

/** A text that staff insert into an answer, in both languages. */
export interface CannedAnswerWire {
  id: string;
  title: LocalText;
  text: LocalText;
  version: number;
}
