import { type BodyOf, freeText, id, integer, nullable, ruledText } from '../../common/body.ts';
import { day } from '../../common/query.ts';
import { userFields } from '../../people/users/fields.ts';

/** The most characters of the notes about a child. */
const notesMax = 500;

export const childBody = {
  firstName: ruledText(userFields.firstName),
  lastName: ruledText(userFields.lastName),
  birthDate: day(),
  // For the staff and the coaches of the child's slots.
  notes: freeText({ max: notesMax }),
};

export const familyBodies = {
  'family.addChild': childBody,
  // The version that the guardian read. If the child has changed since, FAMI_006 carries its current state.
  'family.changeChild': { ...childBody, version: integer({ min: 1 }) },
  // The child that takes its profile over; null invites an adult.
  'family.invite': { email: ruledText(userFields.email), childId: nullable(id()) },
};

export type ChildBody = BodyOf<typeof childBody>;
