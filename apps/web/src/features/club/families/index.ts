export { receivedInvitationQuery } from './api/queries';
export { FamilySeats, type FamilySeatsProps } from './components/family-seats';
export { MyFamily } from './components/my-family';
export { ReceivedInvitation } from './components/received-invitation';
