import { type Locale, typeset } from '@dronesoccer/contracts';
import type { Block } from './blocks.js';
import { footer } from './footer.js';
import { html, Html } from './html.js';
import type { EmailFrame, RenderedMail } from './template.js';

interface EmailContent {
  locale: Locale;
  origin: string;
  subject: string;
  /** The preview text that mail clients show beside the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
}

/** For mail clients that support dark mode; others show the light version, whose styles are inline. */
const darkStyles = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) { .edge { padding-left: 22px !important; padding-right: 22px !important; } .name { font-size: 13px !important; letter-spacing: .02em !important; } .beside { display: block !important; width: auto !important; padding: 12px !important; } .beside + .beside { padding-top: 0 !important; } .beside img { width: 100% !important; } }
@media (prefers-color-scheme: dark) {
  .ground { background: #0b0e12 !important; }
  .card { background: #141a21 !important; }
  .ink { color: #dde4ea !important; }
  .strong { color: #f3f6f9 !important; }
  .muted { color: #a9b4c0 !important; }
  .panel { background: #1b242d !important; border-color: #7fd8ff !important; }
  .rule { border-color: #33404c !important; }
  .link { color: #7fd8ff !important; }
  .button { background: #e0142c !important; }
}`);

/**
 * A long address or name wraps instead of widening the email. Some mail clients know only one of the two properties.
 */
const breaks = 'overflow-wrap:anywhere;word-break:break-word';

/**
 * The layout of every email: a night-arena header with its two lights, a card and a quiet footer. It uses tables and
 * inline styles, because all mail clients support them.
 */
export function emailLayout(content: EmailContent): RenderedMail {
  const typesetText = (text: string): string => typeset(text, content.locale);
  const set = {
    ...content,
    subject: typesetText(content.subject),
    preview: typesetText(content.preview),
    title: typesetText(content.title),
  };
  return { subject: set.subject, framed: (frame) => inFrame(set, frame) };
}

function inFrame(
  { locale, origin, subject, preview, title, blocks }: EmailContent,
  frame: EmailFrame,
): { html: string; text: string } {
  const foot = footer(frame, locale, origin);
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkStyles}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background:#e9eff3;-webkit-text-size-adjust:100%">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
        <table
          role="presentation"
          class="ground"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:#e9eff3"
        >
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:580px;font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;${breaks}"
              >
                <tr>
                  <td class="edge" style="padding:22px 36px;background:#0b0e12;border-radius:20px 20px 0 0">
                    <a
                      href="${origin}"
                      class="name"
                      style="font-family:'Arial Black',Arial,Helvetica,sans-serif;font-weight:900;font-size:15px;letter-spacing:.06em;text-transform:uppercase;color:#f3f6f9;text-decoration:none"
                      ><span style="color:#ff4b55">&#9679;</span>&nbsp; ${frame.organisation}&nbsp;&nbsp;<span
                        style="color:#7fd8ff"
                        >&#9679;</span
                      ></a
                    >
                  </td>
                </tr>
                <tr>
                  <td style="padding:0;font-size:0;line-height:0">
                    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
                      <tr>
                        <td width="50%" height="4" style="background:#ff4b55;font-size:0;line-height:0">&nbsp;</td>
                        <td width="50%" height="4" style="background:#7fd8ff;font-size:0;line-height:0">&nbsp;</td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td class="card edge" style="padding:36px;background:#ffffff;border-radius:0 0 20px 20px">
                    <h1
                      class="strong"
                      style="margin:0 0 20px;font-family:'Arial Black',Arial,Helvetica,sans-serif;font-weight:900;font-size:26px;line-height:1.2;color:#0d1217"
                    >
                      ${title}
                    </h1>
                    ${blocks.map((block) => block.html(locale))}
                  </td>
                </tr>
                <tr>
                  <td class="edge" style="padding:20px 36px">${foot.html}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  const text = [title, ...blocks.map((block) => block.text(locale)), foot.text];
  return { html: page.markup, text: `${text.join('\n\n')}\n` };
}

/** Returns the address of a page on the site in the reader's language. */
export function siteLink(origin: string, locale: Locale, path: `/${string}`): string {
  return `${origin}${locale === 'fr' ? '/fr' : ''}${path}`;
}
