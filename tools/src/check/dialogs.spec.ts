import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../workspace.ts';

const web = 'apps/web/src';
const shows =
  /<(?:Dialog|Drawer|ConfirmDialog|FormDialog|DecisionDialog|ActionDialog|ProgressDialog|RouteDrawer|FormDrawer|UnsavedQuestion|Lightbox|ConfirmButton|AskingButton|ClosePlaceButton)\b/;

/** Generic frames, whose content comes from other components. */
const frames = [
  ...['confirm-button', 'confirm-dialog', 'form-drawer', 'lightbox-window', 'progress-dialog', 'route-drawer'].map(
    (name) => `ui/overlays/${name}`,
  ),
  'features/common/admin/place-touched',
  'features/common/admin/waiting-drawer',
  'features/newsletter/subscribers/admin/components/decision-dialog',
  'features/shop/orders/admin/components/dialogs/action-dialog',
];

/** Components whose only dialog is `UnsavedQuestion`, a component that is covered once. */
const asksAboutLeaving = [
  'features/content/entries/admin/components/editor/entry-work',
  'features/newsletter/campaigns/admin/components/campaign-editor',
  'features/shop/orders/admin/components/desk/desk-order-form',
  'features/shop/orders/admin/components/order/notes-card',
  'features/office/accounts/admin/components/person/notes-panel',
  'features/office/settings/admin/components/settings-form',
  'features/office/settings/admin/components/shipping/shipping-table',
  'features/office/social/admin/components/footer-links',
];

/** Dialogs that no one opens, because a result or an event shows them; separate journeys cover them. */
const comeUnasked = [
  'features/common/admin/bulk/refused-rows',
  'features/shop/first-order/components/first-order-dialog',
];

const components = globSync(`${web}/**/*.tsx`, { cwd: at() })
  .filter((file) => !file.endsWith('.spec.tsx') && shows.test(readFileSync(at(file), 'utf8')))
  .map((file) => file.slice(web.length + 1, -'.tsx'.length));

const journeys = globSync('apps/e2e/src/**/*.spec.ts', { cwd: at() })
  .map((file) => readFileSync(at(file), 'utf8'))
  .join('\n');

const isOpened = (component: string): boolean => journeys.includes(`'${component}'`);

describe('the dialogs and drawers of the product', () => {
  const exceptions = [...frames, ...asksAboutLeaving, ...comeUnasked];

  it('are opened by a journey, each of them', () => {
    expect(components.filter((component) => !exceptions.includes(component) && !isOpened(component))).toEqual([]);
  });

  it('are excepted only where they exist and no journey opens them', () => {
    expect(exceptions.filter((component) => !components.includes(component) || isOpened(component))).toEqual([]);
  });
});
