import { expect, it } from 'vitest';
import {
  canRemove,
  canSwap,
  nextRow,
  teamDraftOf,
  type TeamForm,
  teamFormOf,
  teamProblems,
  withoutRow,
  withPlayer,
} from './team-form';

const team = (flying: number, reserves: number, striker = 0): TeamForm =>
  teamFormOf({
    name: 'Owls',
    players: Array.from({ length: flying + reserves }, (_, row) => ({
      name: `P${row}`,
      email: `p${row}@x.ca`,
      isReserve: row >= flying,
      childId: '',
    })),
    striker,
    isSquadLater: false,
  });

it('adds players until five fly, then reserves until there are five', () => {
  const added = (values: TeamForm) => nextRow(values)?.isReserve;
  expect([team(3, 0), team(4, 2), team(5, 0), team(5, 4), team(5, 5)].map(added)).toEqual([
    false,
    false,
    true,
    true,
    undefined,
  ]);
});

it('swaps a player and a reserve only where 3 to 5 still fly, and never the striker', () => {
  expect([canSwap(team(4, 0), 0), canSwap(team(4, 0), 1), canSwap(team(3, 0), 1)]).toEqual([false, true, false]);
  expect([canSwap(team(4, 1), 4), canSwap(team(5, 1), 5)]).toEqual([true, false]);
});

it('removes a reserve, or a player while more than three fly', () => {
  expect([canRemove(team(3, 1), 3), canRemove(team(3, 1), 1), canRemove(team(4, 0), 1)]).toEqual([true, false, true]);
});

it('makes the first who flies the striker when the striker is removed', () => {
  const left = teamDraftOf(withoutRow(team(4, 1, 3), 3));
  expect(left.striker).toBe(0);
  expect(left.players.map(({ isReserve }) => isReserve)).toEqual([false, false, false, true]);
});

it('adds the captain and each child once, and needs no address for a child', () => {
  const empty = teamFormOf({ name: 'Owls', players: [], striker: 0, isSquadLater: false });
  const ann = { name: 'Ann', email: 'ann@x.ca', childId: '' };
  const leo = { ...ann, name: 'Leo', childId: 'c-1' };
  const both = { ...empty, ...withPlayer(empty, leo) };
  const all = { ...both, ...withPlayer(both, ann) };
  expect(teamDraftOf(all).players.map(({ name, childId }) => [name, childId])).toEqual([
    ['Leo', 'c-1'],
    ['Ann', ''],
    ['', ''],
  ]);
  expect([withPlayer(all, leo), withPlayer(all, { ...ann, email: 'ANN@x.ca' })]).toEqual([null, null]);
  const problems = teamProblems(all, 'en', 'repeated');
  expect([problems.playerEmail0, problems.playerEmail1, problems.playerEmail2 === undefined]).toEqual([
    undefined,
    undefined,
    false,
  ]);
});
