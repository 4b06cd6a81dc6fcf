/**
 * The trial's mail server: it accepts every email, delivers none and shows them at /dev/mailbox. It is one file in the
 * image.
 */
import { startMailSink } from '@dronesoccer/devkit/mail';

if (process.env['DEV_MAILBOX_URL']) {
  const sink = await startMailSink({
    host: '0.0.0.0',
    smtpPort: 1025,
    mailboxPort: 8025,
    ...(process.env['MAIL_DIR'] ? { folder: process.env['MAIL_DIR'] } : {}),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void sink.stop().then(() => process.exit(0)));
  }
} else {
  console.log('No trial: mail goes to SMTP_URL, and this container has nothing to do.');
}
