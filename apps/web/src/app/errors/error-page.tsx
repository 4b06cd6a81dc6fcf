import type { ReactNode } from 'react';

export interface ErrorPageProps {
  /** What the picture shows, for those who do not see it; empty while there are no texts. */
  pictureAlt: string;
  /** On the picture: the number that people know this page by. */
  code?: string;
  title: string;
  lines: readonly [string, string];
  /** The button that leads on, and another way where there is one. */
  children: ReactNode;
}

/**
 * The generic error page (spec 2, Error screens): picture, title, two lines, button. The picture is part of the styles, so
 * it is there without a network as well.
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
