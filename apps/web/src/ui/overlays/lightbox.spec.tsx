import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { Lightbox } from './lightbox';

const images = ['one', 'two', 'three'].map((name) => ({ url: `/pictures/arena/${name}.webp`, alt: name }));

// jsdom does not implement pointer capture.
beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

function Wall() {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setAt(0)}>
        Open
      </button>
      <Lightbox name="Gallery" images={images} at={at} onChange={setAt} />
    </>
  );
}

async function opened(): Promise<HTMLElement> {
  render(<Wall />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Gallery' });
  // Keys reach the lightbox once it has the focus.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return screen.findByRole('img', { name: 'one' });
}

/** Simulates a finger that moves by the given pixels. */
function swipe(picture: HTMLElement, right: number, down: number) {
  const finger = { pointerId: 1, pointerType: 'touch' };
  fireEvent.pointerDown(picture, { ...finger, clientX: 200, clientY: 200 });
  fireEvent.pointerMove(picture, { ...finger, clientX: 200 + right, clientY: 200 + down });
  fireEvent.pointerUp(picture, { ...finger, clientX: 200 + right, clientY: 200 + down });
}

it('goes through the pictures with the arrow keys, all around, and gives the focus back', async () => {
  await opened();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'three' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'one' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('goes through the pictures with a swipe, and not when the finger moves up or little', async () => {
  const picture = await opened();
  swipe(picture, -20, 0);
  swipe(picture, -60, 100);
  expect(screen.getByRole('img', { name: 'one' })).toBeInTheDocument();
  swipe(picture, -120, 10);
  expect(screen.getByRole('img', { name: 'two' })).toBeInTheDocument();
  swipe(screen.getByRole('img', { name: 'two' }), 120, 10);
  expect(screen.getByRole('img', { name: 'one' })).toBeInTheDocument();
});

it('moves a picture that was brought closer instead of leaving it', async () => {
  const picture = await opened();
  await userEvent.keyboard('+');
  swipe(picture, -120, 10);
  expect(screen.getByRole('img', { name: 'one' })).toBeInTheDocument();
});
