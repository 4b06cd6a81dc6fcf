import { chromium } from '@playwright/test';
const base = 'http://localhost:4647';
const only = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const login = await (await fetch(base + '/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'super@dronesoccer.test', password: 'Demo#2026' }) })).json();
const api = async (p) => (await (await fetch(base + '/api' + p, { headers: { authorization: 'Bearer ' + login.accessToken } })).json()).data;
const list = await api('/contacts?pageSize=50');
const find = (n) => list.items.find((c) => c.fullName.startsWith(n)).id;
const reports = await api('/safe-sport');
const pages = {
  contact: ['/contact-us'], franchise: ['/contact-us?type=franchise'], membership: ['/contact-us?type=membership'], safe: ['/contact-us?type=safe-sport'],
  franchisePage: ['/franchise'],
  list: ['/dashboard/contacts', 1], drawer: ['/dashboard/contacts/' + find('Sofia'), 1], refused: ['/dashboard/contacts/' + find('Noah'), 1],
  answers: ['/dashboard/contacts/answers', 1], newanswer: ['/dashboard/contacts/answers/new', 1],
  reports: ['/dashboard/safe-sport', 1], report: ['/dashboard/safe-sport/' + reports.items[0].id, 1], settings: ['/dashboard/settings', 1],
};
for (const [name, [path, admin]] of Object.entries(pages)) {
  if (only.length && !only.includes(name)) continue;
  for (const [w, h] of [[1440, 1000], [390, 844]]) for (const [theme, lang] of [['light', 'en'], ['dark', 'fr']]) {
    const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: theme, deviceScaleFactor: 1 });
    await context.addInitScript(({ a, r }) => { localStorage.setItem('latitude', '49.28'); localStorage.setItem('longitude', '-123.12'); localStorage.setItem('hasSeenFirstOrderModal', 'true'); if (a) { localStorage.setItem('token', a); localStorage.setItem('refresh_token', r); } }, admin ? { a: login.accessToken, r: login.refreshToken } : {});
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(name, w, m.text()));
    await page.goto(base + (lang === 'fr' ? '/fr' : '') + path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(700);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) console.log('SIDEWAYS', name, w);
    const isDrawer = ['drawer', 'refused', 'newanswer', 'report'].includes(name);
    if (isDrawer) await page.setViewportSize({ width: w, height: 2000 });
    if (isDrawer) await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/contacts-shots/${name}-${w}-${theme}-${lang}.png`, fullPage: !isDrawer });
    await context.close();
  }
}
await browser.close();
