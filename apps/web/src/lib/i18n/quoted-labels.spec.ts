import { expect, it } from 'vitest';
import { visibleGroups } from '@/app/dashboard/sections';
import dashboard from '../../../../../deploy/monitoring/dashboard.json';
import administrators from '../../../../../docs/administrators.md?raw';
import emailDelivery from '../../../../../docs/email-delivery.md?raw';
import operations from '../../../../../docs/operations.md?raw';
import runbook from '../../../../../docs/runbook.md?raw';
import englishHelp from '../../locales/en/frame/help.admin.json';
import frenchHelp from '../../locales/fr/frame/help.admin.json';

const sections = visibleGroups(() => true).flatMap((group) => group.sections.map(({ label }) => label));
const english = labelsOf(import.meta.glob('../../locales/en/*/*.json', { eager: true, import: 'default' }));
const french = labelsOf(import.meta.glob('../../locales/fr/*/*.json', { eager: true, import: 'default' }));
sections.forEach(({ en, fr }) => (english.add(en), french.add(fr)));
const panels = new Set(dashboard.panels.map(({ title }) => title));

it.each([
  ['the administrators’ page', administrators],
  ['the runbook', runbook],
  ['operations', operations],
  ['email delivery', emailDelivery],
])('%s names in italics only labels that exist', (_page, text) => {
  const prose = text.replaceAll(/```.*?```|`[^`]*`/gs, '');
  const quoted = [...prose.matchAll(/(?<!\w)_([^_]+)_(?!\w)/g)].map(([, label = '']) => inOneLine(label));
  expect(quoted.filter((label) => !english.has(label) && !panels.has(label))).toEqual([]);
});

it.each([
  ['English', Object.values(englishHelp.texts), /“([^”]+)”/g, english],
  ['French', Object.values(frenchHelp.texts), /« ([^»]+) »/g, french],
] as const)('the help texts in %s quote only labels that exist', (_language, texts, quotes, labels) => {
  const quoted = texts.flatMap((text) => [...text.matchAll(quotes)].map(([, label = '']) => label));
  expect(quoted.length).toBeGreaterThan(3);
  expect(quoted.filter((label) => !labels.has(label))).toEqual([]);
});

function labelsOf(data: unknown): Set<string> {
  if (typeof data === 'string') return new Set([data]);
  return new Set(Object.values(data as object).flatMap((each) => [...labelsOf(each)]));
}

/** A page may break its line within a label. */
function inOneLine(label: string): string {
  return label.replaceAll(/\s+/g, ' ');
}
