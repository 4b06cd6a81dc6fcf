import { describe, expect, it } from 'vitest';
import { modelsOf, prismaTablesIn } from './prisma-tables.ts';

const models = modelsOf(`
model Location {
  id     String @id
  arenas Arena[]
  @@map("locations")
}

model Arena {
  id       String @id
  location Location @relation(fields: [locationId], references: [id])
  slots    ClassSlot[]
  @@map("arenas")
}

model ClassSlot {
  id    String @id
  arena Arena @relation(fields: [arenaId], references: [id])
  @@map("class_slots")
}
`);

const tablesIn = (code: string): string[] =>
  prismaTablesIn(code, models).map(({ table, isWrite }) => `${isWrite ? 'writes' : 'reads'} ${table}`);

describe('the tables that Prisma’s client uses', () => {
  it('are those of its calls', () => {
    expect(tablesIn('await tx.arena.update({ where: { id }, data })')).toEqual(['writes arenas']);
    expect(tablesIn('await client.location.findFirst({ where: { id } })')).toEqual(['reads locations']);
  });

  it('include the relations that a call includes, selects, counts or filters by', () => {
    expect(tablesIn('prisma.location.findMany({ include: { arenas: { select: { slots: true } } } })')).toEqual([
      'reads locations',
      'reads arenas',
      'reads class_slots',
    ]);
    expect(tablesIn('prisma.location.findMany({ select: { _count: { select: { arenas: true } } } })')).toContain(
      'reads arenas',
    );
    expect(tablesIn('prisma.location.findMany({ where: { arenas: { some: { id } } } })')).toContain('reads arenas');
  });

  it('include the relations of a constant that satisfies one of Prisma’s types', () => {
    expect(tablesIn('const include = { arenas: true } as const satisfies Prisma.LocationInclude;')).toEqual([
      'reads arenas',
    ]);
  });

  it('are none for objects that have nothing to do with Prisma', () => {
    expect(tablesIn('repository.find({ arenas: { slots: true } })')).toEqual([]);
  });
});
