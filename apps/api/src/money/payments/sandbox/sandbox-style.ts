/**
 * The page has its own style sheet, because the policy forbids inline styles and the client's style sheet belongs to
 * the client.
 */
export const sandboxStyle = `
:root {
  color-scheme: light dark;
  --ground: #e9eff3; --card: #ffffff; --ink: #0d1217; --muted: #4d5966; --line: #dbe3ea;
  --red: #c70d24; --red-deep: #a30a1d; --ice: #005f8a; --alert: #fdebed;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0b0e12; --card: #141a21; --ink: #f3f6f9; --muted: #a9b4c0; --line: #33404c;
    --red: #e0142c; --red-deep: #c70d24; --ice: #7fd8ff; --alert: #35161b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--ground); color: var(--ink);
  font: 16px/1.5 'Helvetica Neue', Helvetica, Arial, sans-serif;
}
main {
  width: 100%; max-width: 440px; padding: 42px 32px 36px; border-radius: 20px;
  background: linear-gradient(90deg, var(--red) 50%, var(--ice) 50%) top / 100% 6px no-repeat, var(--card);
  box-shadow: 0 24px 60px rgb(0 0 0 / .14);
}
h1 { margin: 0; font: 900 26px/1.2 'Arial Black', Arial, sans-serif; }
.notice { margin: 6px 0 24px; color: var(--muted); font-size: 14px; }
dl { margin: 0 0 28px; }
dl div { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; padding: 12px 0; border-top: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; font-variant-numeric: tabular-nums; font-weight: 700; overflow-wrap: anywhere; }
.amount { font: 900 28px/1.1 'Arial Black', Arial, sans-serif; }
form { display: grid; gap: 12px; }
.button {
  display: block; width: 100%; min-height: 48px; padding: 12px 20px; border: 2px solid var(--line); border-radius: 999px;
  background: transparent; color: var(--ink); font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer;
}
.button:hover { border-color: var(--ice); }
.button:focus-visible { outline: 3px solid var(--ice); outline-offset: 3px; }
.pay { background: var(--red); border-color: var(--red); color: #fff; }
.pay:hover { background: var(--red-deep); border-color: var(--red-deep); }
.quiet { border-color: transparent; color: var(--muted); }
.alert { margin: 0 0 20px; padding: 12px 16px; border-left: 4px solid var(--red); border-radius: 8px; background: var(--alert); }
`;
