import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../router/routes';

const publicFolder = 'apps/web/public';

interface Manifest {
  background_color: string;
  theme_color: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { url: string; icons: Manifest['icons'] }[];
}

const manifestOf = (name: string) => JSON.parse(readFileSync(`${publicFolder}/${name}`, 'utf8')) as Manifest;

/** Returns the size that a PNG states about itself, as the manifest writes sizes. */
function sizeOf(src: string): string {
  const png = readFileSync(publicFolder + src);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe.each([
  ['/', 'manifest.webmanifest'],
  ['/fr', 'manifest-fr.webmanifest'],
])('the site that is installed from %s', (home, file) => {
  const manifest = manifestOf(file);

  it('has icons of the sizes that browsers ask for, and one that systems may cut to their own shape', () => {
    const drawn = [manifest.icons, ...manifest.shortcuts.map(({ icons }) => icons)]
      .flat()
      .filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of drawn) expect(sizeOf(src), src).toBe(sizes);
    expect(drawn.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    expect(sizeOf('/icons/apple-touch-icon.png')).toBe('180x180');
  });

  it('opens in the colours of the page', () => {
    const html = readFileSync('apps/web/index.html', 'utf8');
    expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
    const [, dark = ''] = readFileSync('apps/web/src/styles/tokens.css', 'utf8').split("[data-theme='dark']");
    expect(dark).toMatch(new RegExp(`^[^}]*--ground: ${manifest.background_color};`));
  });

  it('starts on existing pages of its language, and is an app of its own', () => {
    expect(manifest).toMatchObject({ id: home, start_url: home, scope: '/' });
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
      expect(url.startsWith(home)).toBe(true);
      expect(matchRoutes(routes, url)?.at(-1)?.route.path, url).not.toBe('*');
    }
  });
});
