import { limits } from '@dronesoccer/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture';

const kit = '/pictures/products/kit.webp';
const upload = '/uploads/abcdefghijklmnopqrstuv.webp';
const show = (src: string, priority = false) => {
  render(<Picture src={src} alt="A kit" sizes="50vw" priority={priority} />);
  return screen.getByRole('img', { name: 'A kit' });
};

describe('a picture', () => {
  it.each([kit, upload])('%s is asked for in listed widths alone', (src) => {
    const candidates = show(src).getAttribute('srcset')?.split(', ') ?? [];
    const listed: readonly number[] = [...limits.images.smallWidths, ...limits.images.deviceWidths];
    expect(candidates.length).toBeGreaterThan(5);
    for (const candidate of candidates) {
      const [address = '', descriptor] = candidate.split(' ');
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      expect(pathname).toBe('/_next/image');
      expect(searchParams.get('url')).toBe(src);
      expect(searchParams.get('q')).toBe('75');
      expect(listed).toContain(Number(searchParams.get('w')));
      expect(descriptor).toBe(`${searchParams.get('w')}w`);
    }
  });

  it('holds its place before it is there, and waits until it comes near unless it is seen first', () => {
    const image = show(kit);
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1280', '960']);
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('whose size is known holds that place, and is asked for up to the first width that shows all of it', () => {
    render(<Picture src={upload} alt="A tall kit" sizes="50vw" width={900} height={1600} />);
    const image = screen.getByRole('img', { name: 'A tall kit' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['900', '1600']);
    const widths = (image.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[1]);
    expect(widths).toEqual(['128w', '256w', '384w', '640w', '828w', '1080w']);
  });

  it('that is seen first is fetched first', () => {
    const image = show(kit, true);
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it.each(['https://elsewhere.test/a.webp', '/avatar.svg', 'data:image/png;base64,AAAA', '/pictures/../a.webp'])(
    'from elsewhere (%s) is shown as it is',
    (src) => {
      const image = show(src);
      expect(image).toHaveAttribute('src', src);
      expect(image).not.toHaveAttribute('srcset');
    },
  );

  it('is shown whole when it could not be shrunk', () => {
    const image = show(kit);
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', kit);
    expect(image).not.toHaveAttribute('srcset');
  });
});
