/** The mailbox as a page without scripts, so that it works under any content security policy. */
import type { StoredMail } from './store.ts';

export const MAILBOX_PATH = '/dev/mailbox';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

const clock = new Intl.DateTimeFormat('en-CA', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const shownTime = (mail: StoredMail) => clock.format(new Date(mail.receivedAt));

function frame(title: string, body: string, refresh: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${refresh ? '<meta http-equiv="refresh" content="5">' : ''}
<title>${escape(title)}</title>
<link rel="stylesheet" href="${MAILBOX_PATH}/style.css">
</head>
<body>
${body}
</body>
</html>`;
}

function listOf(mails: readonly StoredMail[], selected?: string): string {
  const rows = mails.toReversed().map(
    (mail) => `<li><a href="${MAILBOX_PATH}/${mail.id}"${mail.id === selected ? ' aria-current="page"' : ''}>
<span class="to">${escape(mail.to.join(', '))}</span><time datetime="${mail.receivedAt}">${shownTime(mail)}</time>
<span class="subject">${escape(mail.subject || '(no subject)')}</span></a></li>`,
  );
  return `<nav aria-label="Mails"><header><h1><a href="${MAILBOX_PATH}">Mailbox</a></h1><p>${countOf(mails)}</p></header>
${rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : ''}</nav>`;
}

const countOf = (mails: readonly StoredMail[]) => `${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}`;

export function listPage(mails: readonly StoredMail[]): string {
  const hint =
    mails.length > 0
      ? '<p>Choose a mail to read it.</p>'
      : '<p>Nothing yet.</p><p>Every mail that the product sends on this machine arrives here, and goes no further.</p>';
  return frame(
    `Mailbox (${mails.length})`,
    `<div class="box list-only">${listOf(mails)}<main class="empty">${hint}</main></div>`,
    true,
  );
}

export function mailPage(mails: readonly StoredMail[], mail: StoredMail): string {
  const links = mail.links.map((link) => `<li><a href="${escape(link)}">${escape(link)}</a></li>`).join('\n');
  const body = `<div class="box reading">${listOf(mails, mail.id)}
<main>
<p class="back"><a href="${MAILBOX_PATH}">All mails</a></p>
<h2>${escape(mail.subject || '(no subject)')}</h2>
<dl><div><dt>From</dt><dd>${escape(mail.from)}</dd></div><div><dt>To</dt><dd>${escape(mail.to.join(', '))}</dd></div>
<div><dt>At</dt><dd><time datetime="${mail.receivedAt}">${shownTime(mail)}</time></dd></div>${attachmentsOf(mail)}</dl>
${mail.html === null ? '' : `<iframe title="The mail as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${MAILBOX_PATH}/${mail.id}/html"></iframe>`}
<details${mail.html === null ? ' open' : ''}><summary>Plain text</summary><pre>${escape(mail.text)}</pre></details>
${links ? `<details><summary>Links (${mail.links.length})</summary><ul class="links">${links}</ul></details>` : ''}
</main></div>`;
  return frame(mail.subject || 'Mail', body, false);
}

function attachmentsOf({ attachments }: StoredMail): string {
  if (attachments.length === 0) return '';
  return `<div><dt>With</dt><dd>${escape(attachments.map(({ name }) => name).join(', '))}</dd></div>`;
}

/** Returns the email's own HTML. Its links open in another tab. */
export const mailHtml = (mail: StoredMail): string => `<base target="_blank">${mail.html ?? ''}`;

export const missingPage = (): string =>
  frame(
    'Mailbox',
    `<div class="box list-only"><main class="empty"><p>This mail is gone.</p><p><a href="${MAILBOX_PATH}">All mails</a></p></main></div>`,
    false,
  );

export const styles = `
:root { color-scheme: light dark; --page: #f4f6f9; --card: #fff; --ink: #141922; --quiet: #5a6577; --line: #dde3ea; --signal: #0b66d6; --chosen: #e8f1fd; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0d1016; --card: #151a23; --ink: #eef2f7; --quiet: #98a4b6; --line: #262e3b; --signal: #6db6ff; --chosen: #1b2a3f; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
a { color: var(--signal); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--signal); outline-offset: 2px; border-radius: 4px; }
.box { display: grid; grid-template-columns: minmax(280px, 380px) 1fr; min-height: 100vh; }
nav { background: var(--card); border-right: 1px solid var(--line); height: 100vh; overflow: auto; position: sticky; top: 0; }
nav header { display: flex; justify-content: space-between; align-items: baseline; padding: 20px 20px 12px; }
h1 { margin: 0; font-size: 20px; letter-spacing: -0.01em; } h1 a { color: inherit; text-decoration: none; }
nav header p { margin: 0; color: var(--quiet); font-size: 14px; }
ol { list-style: none; margin: 0; padding: 0 8px 16px; }
ol a { display: grid; grid-template-columns: 1fr auto; gap: 2px 12px; padding: 10px 12px; border-radius: 10px; color: inherit; text-decoration: none; }
ol a:hover { background: var(--page); } ol a[aria-current] { background: var(--chosen); }
.to, .subject { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.to { font-weight: 600; font-size: 14px; } time { color: var(--quiet); font-size: 13px; white-space: nowrap; }
.subject { grid-column: 1 / -1; color: var(--quiet); font-size: 14px; }
main { padding: 32px clamp(16px, 4vw, 48px); min-width: 0; }
main.empty { display: grid; place-content: center; text-align: center; color: var(--quiet); } main.empty p { margin: 4px 0; }
h2 { margin: 0 0 12px; font-size: 26px; line-height: 1.2; letter-spacing: -0.02em; overflow-wrap: anywhere; }
dl { margin: 0 0 20px; font-size: 14px; } dl div { display: flex; gap: 10px; } dt { flex: 0 0 44px; color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; } dd time { font-size: inherit; color: inherit; }
iframe { width: 100%; height: min(70vh, 900px); border: 1px solid var(--line); border-radius: 14px; background: #fff; color-scheme: light; }
details { margin-top: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 0 16px; }
summary { padding: 12px 0; cursor: pointer; font-weight: 600; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 16px; font: 14px/1.6 ui-monospace, monospace; }
.links { margin: 0 0 16px; padding: 0; list-style: none; } .links a { overflow-wrap: anywhere; font-size: 14px; }
.back { display: none; margin: 0 0 12px; }
@media (max-width: 760px) {
  .box { grid-template-columns: 1fr; } nav { height: auto; position: static; border: 0; }
  .reading nav { display: none; } .back { display: block; } .list-only main.empty { padding: 24px; }
}
`;
