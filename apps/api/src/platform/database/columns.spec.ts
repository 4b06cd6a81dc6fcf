import { type Columns, selectList } from './columns.js';

interface Row {
  id: string;
  giftNote?: string | null;
}

describe('the columns of a row', () => {
  it('are selected each under its field’s name', () => {
    const columns: Columns<Row> = { id: 'id', giftNote: 'gift_note' };
    expect(selectList('o', columns)).toBe('o.id, o.gift_note AS "giftNote"');
  });

  it('do not compile when one is missing, spelled otherwise or no field’s', () => {
    // @ts-expect-error the optional note was forgotten
    const lacking: Columns<Row> = { id: 'id' };
    // @ts-expect-error the column of `giftNote` is `gift_note`
    const misspelled: Columns<Row> = { id: 'id', giftNote: 'giftnote' };
    // @ts-expect-error the row has no colour
    const tooMany: Columns<Row> = { id: 'id', giftNote: 'gift_note', colour: 'colour' };
    expect([lacking, misspelled, tooMany]).toHaveLength(3);
  });
});
