import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useNavigateLocal } from '../i18n/use-navigate-local';
import { useChangeQuery } from './use-change-query';
import { useFreshLink } from './use-fresh-link';

/** A page with two filters, and a link and a button that keep them. */
function Page() {
  const changeQuery = useChangeQuery();
  const navigate = useNavigateLocal();
  const { href, follow } = useFreshLink(
    ({ search }) => `/opened${search}`,
    (path) => path,
  );
  return (
    <>
      <button type="button" onClick={() => changeQuery((query) => query.set('class', '20'))}>
        class
      </button>
      <button type="button" onClick={() => changeQuery((query) => query.set('day', '2026-12-01'), { replace: true })}>
        day
      </button>
      <button type="button" onClick={() => navigate(({ search }) => `/opened${search}`)}>
        open
      </button>
      <a
        href={href}
        onClick={(event) => {
          follow(event, {});
          event.preventDefault();
        }}
      >
        link
      </a>
    </>
  );
}

/** The page's loader never resolves once there is a query, so React keeps showing the address without a query. */
async function showSlowPage() {
  const loader = ({ request }: { request: Request }) =>
    new URL(request.url).search === '' ? null : new Promise<null>(() => undefined);
  const page = { path: '/list', element: <Page />, hydrateFallbackElement: <p>…</p>, loader };
  const other = { path: '/opened', element: <p>opened</p> };
  const router = createMemoryRouter([page, other], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  await screen.findByText('class');
  return router;
}

const press = (name: string, options: MouseEventInit = {}) =>
  act(() => {
    screen.getByText(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  });

it('keeps a filter that the page does not show yet when the next one follows', async () => {
  const router = await showSlowPage();
  press('class');
  press('day');
  expect(router.state.navigation.location?.search).toBe('?class=20&day=2026-12-01');
});

it.each(['open', 'link'])('takes a filter that the page does not show yet along: %s', async (name) => {
  const router = await showSlowPage();
  press('class');
  press(name);
  await screen.findByText('opened');
  expect(router.state.location.search).toBe('?class=20');
});

it('leaves a click that opens a tab of the browser alone', async () => {
  const router = await showSlowPage();
  press('class');
  press('link', { ctrlKey: true });
  expect(router.state.navigation.location?.pathname).toBe('/list');
});

it('does not take a person back from the page that is being opened', async () => {
  const router = await showSlowPage();
  await act(async () => {
    await router.navigate('/opened');
    screen.queryByText('class')?.click();
  });
  expect(router.state.location.pathname).toBe('/opened');
  expect(router.state.navigation.state).toBe('idle');
});
