import type { ReactNode } from 'react';

interface ErrorPageProps {
  /** The picture's alternative text, empty until the texts are loaded. */
  pictureAlt: string;
  /** The familiar error code shown on the picture, for example 404. */
  code?: string;
  title: string;
  lines: readonly [string, string];
  /** The main button and, optionally, a second way out. */
  children: ReactNode;
}

/**
 * The generic error page (spec 2, Error screens): picture, title, two lines, button. The picture is part of the styles,
 * so it also shows offline.
 */
export function ErrorPage({ pictureAlt, code, title, lines, children }: ErrorPageProps) {
  return (
    <div className="page-width flex min-h-[70dvh] flex-col items-center justify-center gap-6 py-12 text-center">
      <div
        className="lost-ball night w-full max-w-xl rounded-card"
        {...(pictureAlt && { role: 'img', 'aria-label': pictureAlt })}
      >
        <span
          aria-hidden
          className="numeral place-self-center pr-[30%] pb-[14%] text-[clamp(4rem,17vw,8.5rem)] text-line"
        >
          {code}
        </span>
      </div>
      <h1 className="display-2">{title}</h1>
      <div className="lead text-column flex flex-col gap-1 text-muted">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
