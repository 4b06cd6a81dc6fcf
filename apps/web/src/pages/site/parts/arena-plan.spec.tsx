import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { classFacts } from '@/content/facts';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { ArenaPlan } from './arena-plan';

beforeAll(() => loadNamespaces('common'));

const numbers = (text: string | null | undefined) => (text?.match(/-?[\d.]+/g) ?? []).map(Number);

it.each([20, 40] as const)('balls and rings of class %i are drawn to the scale of the arena', (size) => {
  const { arena, ballCm, goalCm } = classFacts[size];
  const { container } = render(<ArenaPlan size={size} />);
  const unitsPerMetre = Number(container.querySelectorAll('rect')[2]?.getAttribute('width')) / arena.length;
  const balls = [...container.querySelectorAll('circle')].map((ball) => Number(ball.getAttribute('r')) * 2);
  const rings = [...container.querySelectorAll('path')].slice(1).map((ring) => numbers(ring.getAttribute('d'))[2]);
  expect(balls).toEqual(Array<number>(10).fill((ballCm / 100) * unitsPerMetre));
  expect(rings).toEqual([(goalCm / 100) * unitsPerMetre, (goalCm / 100) * unitsPerMetre]);
});

it('the plans of both classes are drawn to one scale when they are beside each other', () => {
  const { container } = render(
    <>
      <ArenaPlan size={20} toScale />
      <ArenaPlan size={40} toScale />
    </>,
  );
  const [small, large] = [...container.querySelectorAll('svg')].map(
    (plan) => parseFloat(plan.style.width) / (numbers(plan.getAttribute('viewBox'))[2] ?? 0),
  );
  expect(small).toBeCloseTo(large ?? 0, 6);
});
