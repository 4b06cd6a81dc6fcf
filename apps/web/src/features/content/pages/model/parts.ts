interface PageSection {
  heading: string;
  /** Markdown. */
  body: string;
}

interface PageLink {
  label: string;
  /** A path on this site. */
  to: string;
}

export interface PageFact {
  figure: string;
  label: string;
}

interface PageParts {
  /** The figures of the list that the text begins with, each a figure in bold and its label. */
  facts: PageFact[];
  /** Markdown before the first heading. */
  intro: string;
  sections: PageSection[];
  /** The suggestions for the next step, if the last section consists of links to our own pages. */
  next: { heading: string; links: PageLink[] } | null;
}

/** Splits the text of a page at its headings of level 2. */
export function partsOf(body: string): PageParts {
  const [opening = '', ...rest] = body.split(/^## +/m);
  const sections = rest.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return { heading: heading.trim(), body: lines.join('\n').trim() };
  });
  const last = sections.at(-1);
  const links = last === undefined ? null : linksIn(last.body);
  const next = last === undefined || links === null ? null : { heading: last.heading, links };
  return { ...factsAndIntro(opening.trim()), sections: next ? sections.slice(0, -1) : sections, next };
}

/** A line such as `- **20 cm** ball diameter`. */
const factLine = /^- \*\*([^*]+)\*\* (.+)$/;

function factsAndIntro(opening: string): Pick<PageParts, 'facts' | 'intro'> {
  const [list = '', ...others] = opening.split('\n\n');
  const facts = list.split('\n').map((line) => {
    const [, figure, label] = factLine.exec(line) ?? [];
    return figure === undefined || label === undefined ? null : { figure, label };
  });
  if (!facts.every((fact) => fact !== null)) return { facts: [], intro: opening };
  return { facts, intro: others.join('\n\n').trim() };
}

/** Returns null if the text is anything but a list of links to our own pages. */
function linksIn(body: string): PageLink[] | null {
  const links = body.split('\n').map((line) => {
    const [, label, to] = /^- \[([^\]]+)\]\((\/(?!\/)[^)\s]*)\)$/.exec(line) ?? [];
    return label === undefined || to === undefined ? null : { label, to };
  });
  return links.every((link) => link !== null) ? links : null;
}

const taskLine = /^- \[[ x]\] (.+)$/;

/** Separates a section's text from its tasks, the lines such as `- [ ] I can hover`. */
export function tasksIn(body: string): { text: string; tasks: string[] } {
  const lines = body.split('\n').map((line) => ({ line, task: taskLine.exec(line)?.[1] }));
  const text = lines.filter(({ task }) => task === undefined).map(({ line }) => line);
  return { text: text.join('\n').trim(), tasks: lines.flatMap(({ task }) => task ?? []) };
}
