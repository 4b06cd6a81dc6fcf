import { type FactoryProvider, Injectable } from '@nestjs/common';
import { type Job, Jobs } from '../jobs/index.js';
import { Log } from '../logging/index.js';
import { Mail } from './mail.js';
import type { Attachment, Email } from './message.js';
import { StrangerMail, type TypedAddress } from './stranger-mail.js';

/** An email that a job sends, with everything that it shows as of now. */
export interface EmailOfJob<Facts extends object> extends Omit<Email<Facts>, 'attachments'> {
  /** Makes the attachments once the email may be sent. */
  attach?: () => Promise<readonly Attachment[]>;
  /** Set if a stranger may have typed the address: the email is dropped above the cap of `StrangerMail`. */
  typedAddress?: TypedAddress | null;
  /**
   * Records the sent email in a history. It does not run if the mail server refused the email. Its failure is only
   * logged, because a retry of the job would send the email again.
   */
  whenSent?: () => Promise<void>;
  /**
   * Ends the request that the sent email answers. Its failure fails the job, so the email is sent again: a request that
   * stays open would cause further emails.
   */
  markSent?: () => Promise<void>;
}

/**
 * Sends the emails of jobs. Such a job is inserted in the transaction of the change that it reports and contains only
 * ids; signed links are created when the email is sent, so that no queue ever stores one.
 */
@Injectable()
export class EmailJobs {
  constructor(
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly strangers: StrangerMail,
    private readonly log: Log,
  ) {}

  /**
   * Sends one email for each such job. Call this in `onModuleInit`. A failed job reads its email again; the cap counted
   * it on the first attempt.
   *
   * @param read reads the recipient and the facts; null if the email no longer applies
   */
  handle<Data extends object, Facts extends object>(
    job: Job<Data>,
    read: (data: Data, id: string) => Promise<EmailOfJob<Facts> | null>,
  ): void {
    this.jobs.handle(job, async (data, { id, isRetry }) => {
      const outgoing = await read(data, id);
      if (outgoing === null) return;
      const { typedAddress = null, attach, whenSent, markSent, ...email } = outgoing;
      if (typedAddress !== null && !isRetry && !(await this.strangers.admits(typedAddress))) return;
      await this.mail.send({ ...email, ...(attach !== undefined && { attachments: await attach() }) });
      await markSent?.();
      await whenSent?.().catch((error: unknown) => {
        this.log.warn({ error, job: job.name, jobId: id }, 'a sent email could not be recorded');
      });
    });
  }
}

type Service = abstract new (...dependencies: never[]) => object;

/**
 * Returns the provider that sends one email for each such job (`EmailJobs.handle`). List it in the feature's module.
 *
 * @param services the classes whose instances `read` gets under the same names
 */
export function emailJob<
  Data extends object,
  Facts extends object,
  const Services extends Readonly<Record<string, Service>>,
>(
  job: Job<Data>,
  services: Services,
  read: (
    data: Data,
    services: { readonly [Name in keyof Services]: InstanceType<Services[Name]> },
  ) => Promise<EmailOfJob<Facts> | null>,
): FactoryProvider<Job<Data>> {
  const names = Object.keys(services);
  return {
    provide: Symbol(job.name),
    inject: [EmailJobs, ...Object.values(services)],
    useFactory: (emails: EmailJobs, ...instances: object[]) => {
      const byName = Object.fromEntries(names.map((name, at) => [name, instances[at]]));
      emails.handle(job, (data) => read(data, byName as Parameters<typeof read>[1]));
      return job;
    },
  };
}
