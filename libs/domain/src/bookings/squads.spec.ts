import { PlayerState } from '@dronesoccer/contracts';
import { describe, expect, test } from 'vitest';
import { isTeamComplete, repeatedPlayers, squadChange, squadProblem } from './squads.ts';

const { INVITED, CONFIRMED, DECLINED } = PlayerState;
const players = (count: number, strikers = 1) =>
  Array.from({ length: count }, (_, index) => ({ isStriker: index < strikers }));

describe('a squad', () => {
  test('has 3 to 5 players and one striker', () => {
    expect([3, 4, 5].map((count) => squadProblem(players(count)))).toEqual([null, null, null]);
    expect([players(2), players(6), players(4, 0), players(4, 2), []].map(squadProblem)).toEqual(
      Array(5).fill('BOOK_018'),
    );
  });

  test('may have up to five reserves, none of whom is the striker', () => {
    const reserve = { isStriker: false, isReserve: true };
    const reserves = (count: number) => Array.from({ length: count }, () => reserve);
    expect(squadProblem([...players(5), ...reserves(5)])).toBeNull();
    expect(squadProblem([...players(3), ...reserves(6)])).toBe('BOOK_018');
    expect(squadProblem([...players(2), ...reserves(3)])).toBe('BOOK_018');
    expect(squadProblem([...players(3, 0), { isStriker: true, isReserve: true }])).toBe('BOOK_018');
  });

  test('is not completed by a reserve who comes', () => {
    const coming = { isStriker: false, state: CONFIRMED };
    expect(isTeamComplete([{ ...coming, isStriker: true }, coming, { ...coming, isReserve: true }])).toBe(false);
    expect(isTeamComplete([{ ...coming, isStriker: true }, coming, coming])).toBe(true);
  });

  test('is complete when three have confirmed, the striker among them', () => {
    const squad = (...states: PlayerState[]) => states.map((state, index) => ({ isStriker: index === 0, state }));
    expect(isTeamComplete(squad(CONFIRMED, CONFIRMED, CONFIRMED, DECLINED))).toBe(true);
    expect(isTeamComplete(squad(INVITED, CONFIRMED, CONFIRMED, CONFIRMED))).toBe(false);
    expect(isTeamComplete(squad(CONFIRMED, CONFIRMED, INVITED))).toBe(false);
    expect(isTeamComplete([])).toBe(false);
  });

  test('has each address once, whatever its case', () => {
    const at = (...emails: string[]) => repeatedPlayers(emails.map((email) => ({ email })));
    expect(at('a@x.ca', 'b@x.ca', 'A@x.ca ', 'b@x.ca')).toEqual([2, 3]);
    expect(at('a@x.ca', 'b@x.ca')).toEqual([]);
  });

  test('changes by addresses: who stays is kept as they are, another address is another person', () => {
    const current = [
      { id: 1, email: 'kim@x.ca' },
      { id: 2, email: 'lou@x.ca' },
    ];
    const named = (name: string, email: string) => ({ name, email, isStriker: false });
    const [lou, kim] = [named('Lou', 'LOU@x.ca'), named('Kim', 'kim2@x.ca')];
    expect(squadChange(current, [lou, kim])).toEqual({
      kept: [{ player: current[1], named: lou, position: 0 }],
      added: [{ named: kim, position: 1 }],
      removed: [current[0]],
    });
  });
});
