import type { Mutation } from '../mutation.ts';

/** What teams of tournaments rest on. */
export const squads: readonly Mutation[] = [
  {
    promise: 'R4',
    what: 'two teams of one tournament never have the same name',
    file: 'prisma/migrations/20261123001014_tournament_teams/migration.sql',
    text: 'CREATE UNIQUE INDEX bookings_team_name_once',
    becomes: 'CREATE INDEX bookings_team_name_once',
    tests: ['apps/api/src/features/bookings/squad/teams.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a captain who changes a team that was changed meanwhile is shown it first',
    file: 'apps/api/src/features/bookings/squad/edit-squad.ts',
    text: 'if (booking.teamVersion !== version) {',
    becomes: 'if (booking.teamVersion < version) {',
    tests: ['apps/api/src/features/bookings/squad/invitations.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a change of the squad leaves the answers of those who stay',
    file: 'apps/api/src/features/bookings/squad/squad.queries.ts',
    text: 'is_striker = k.is_striker, position = k.position,',
    becomes: 'is_striker = k.is_striker, state = 1, position = k.position,',
    tests: ['apps/api/src/features/bookings/squad/squad-races.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a job that runs once more invites no one twice',
    file: 'apps/api/src/features/bookings/squad/squad-mails.ts',
    text: 'state !== PlayerState.INVITED || wasMailed',
    becomes: 'state !== PlayerState.INVITED',
    tests: ['apps/api/src/features/bookings/squad/squad-races.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a team that is paid for late keeps its place under another name',
    file: 'apps/api/src/features/bookings/settle-booking.ts',
    text: '    if (again && booking.teamName !== null) await renameRepeatedTeam(tx, bookingId);\n',
    becomes: '',
    tests: ['apps/api/src/features/bookings/squad/teams.spec.ts'],
  },
  {
    promise: 'S13',
    what: 'a player answers by their own link alone',
    file: 'apps/api/src/features/bookings/squad/answer-invitation.ts',
    text: 'this.links.opens(id, token) ? await',
    becomes: 'token !== null ? await',
    tests: ['apps/api/src/features/bookings/squad/invitations.spec.ts'],
  },
];
