import { isMinorOn } from '@dronesoccer/domain';
import { UserAccounts } from '../../../people/users/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { defineJob } from '../../../platform/jobs/index.js';
import { action, aside, defineEmails, emailJob, line, mailJob } from '../../../platform/mail/index.js';
import { WaiverLinks } from '../waiver-links.js';
import { accountPerson } from '../waivers.queries.js';

/** Asks a guardian to sign. The job carries only the id, so that no personal data waits in a queue. */
export const mailGuardian = defineJob<{ userId: string; from: string | null }>('waivers.guardian-mail', {
  ...mailJob,
  title: { en: 'Waiver for a guardian', fr: 'Décharge pour un parent ou tuteur' },
});

interface GuardianFacts {
  /** The person under age. */
  name: string;
  /** The page of the waiver, opened by its signed link. */
  link: string;
}

export const guardianAsked = defineEmails<GuardianFacts>({
  reason: {
    en: 'You’re receiving this because someone entered your address as that of their parent or guardian.',
    fr: 'Vous recevez ce message parce qu’une personne a inscrit votre adresse comme celle de son parent ou tuteur.',
  },
})('waiver-guardian', {
  en: ({ name }) => ({
    subject: `${name} needs your signature to play drone soccer`,
    title: 'Please sign the waiver',
    body: `${name} is under age, has an account with us and gave your address as that of a parent or guardian.`,
    ask: 'Read the waiver and sign it. Your signature also confirms the account. It takes a minute, and you need no account of your own.',
    button: 'Read and sign',
    unknown: 'If you do not know this person, you can ignore this message.',
  }),
  fr: ({ name }) => ({
    subject: `Votre signature permet à ${name} de jouer au drone soccer`,
    title: 'Veuillez signer la décharge',
    body: `${name} n’a pas l’âge requis pour signer, a un compte chez nous et a donné votre adresse comme celle de son parent ou tuteur.`,
    ask: 'Lisez la décharge et signez-la. Votre signature confirme aussi le compte. Cela prend une minute, et vous n’avez pas besoin d’un compte.',
    button: 'Lire et signer',
    unknown: 'Si vous ne connaissez pas cette personne, vous pouvez ignorer ce message.',
  }),
  blocks: ({ ask, button, unknown }, { link }) => [line(ask), action(button, link), aside(unknown)],
});

/** Reads the data of the email to a guardian. It is not sent to the guardian of a person who has come of age. */
export const guardianEmailJob = emailJob(
  mailGuardian,
  { accounts: UserAccounts, clock: Clock, database: Database, links: WaiverLinks },
  async ({ userId, from }, { accounts, clock, database, links }) => {
    const [person, account] = await Promise.all([accountPerson(database, userId), accounts.findById(userId)]);
    if (person === null || account === null) return null;
    const { name, birthDate, guardianEmail: to } = person;
    if (to === null || birthDate === null || !isMinorOn(birthDate, clock.now().toISOString().slice(0, 10))) return null;
    const { locale } = account;
    return {
      ...{ to, locale, template: guardianAsked },
      data: { name, link: links.page('account', userId, locale) },
      typedAddress: { purpose: 'waiver', to, from },
    };
  },
);
