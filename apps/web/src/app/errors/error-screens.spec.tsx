import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ErrorScreen } from './error-screen';
import NotFoundScreen from './not-found-screen';

const styles = readFileSync('apps/web/src/styles/lost-ball.css', 'utf8');

it.each([
  {
    what: 'a page that failed',
    element: <ErrorScreen />,
    title: 'Error occurred!',
    first: 'Error occurred!. Please try again later.',
    button: { role: 'button', name: 'Refresh' },
  },
  {
    what: 'a page that is not there',
    element: <NotFoundScreen />,
    title: 'Out of bounds',
    first: 'This page does not exist.',
    button: { role: 'link', name: 'Back to the home page' },
  },
])(
  '$what has a picture that needs no network, a title, two lines and a button',
  ({ element, title, first, button }) => {
    const { container } = render(<MemoryRouter>{element}</MemoryRouter>);
    const picture = screen.getByRole('img', { name: 'A drone ball resting on the arena floor with its lights off' });
    expect(picture).toHaveClass('lost-ball');
    expect(styles).toContain('url("data:image/svg+xml,');
    expect(container.querySelector('img, image, use')).toBeNull();
    const heading = screen.getByRole('heading', { level: 1, name: title });
    const lines = [...(heading.nextElementSibling?.children ?? [])].map((line) => line.textContent);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(first);
    expect(screen.getByRole(button.role, { name: button.name })).toBeVisible();
  },
);
