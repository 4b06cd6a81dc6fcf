import { describe, expect, expectTypeOf, test } from 'vitest';
import type { BodyOf, CallBody, CallWithBody, FieldRule, ProvinceCode, ReceivedBody, TextsOf } from '../index.ts';
import {
  bodies,
  callNames,
  calls,
  fieldRules,
  formRules,
  registerBody,
  saveAddressBody,
  validateField,
} from '../index.ts';
import { type FieldsFor, freeText, integer, nullable, optional, ruledText, text, withFallback } from './body.ts';

describe('a body described as data', () => {
  test('is typed by its fields: what may be absent, what may be null, what a rule allows', () => {
    expectTypeOf<CallBody<'me.addresses.create'>['province']>().toEqualTypeOf<ProvinceCode>();
    expectTypeOf<CallBody<'me.update'>['phone']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<CallBody<'wishlist.merge'>>().toEqualTypeOf<{ items: { productId: string }[] }>();
    expectTypeOf<CallBody<'cart.get'>>().toEqualTypeOf<undefined>();
  });

  test('reaches the use case with the defaults of absent fields, and unchecked where the use case checks', () => {
    expectTypeOf<CallBody<'cart.add'>['quantity']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<ReceivedBody<'cart.add'>['quantity']>().toEqualTypeOf<number>();
    expectTypeOf<CallBody<'orders.return'>['lines'][number]['quantity']>().toEqualTypeOf<number>();
    expectTypeOf<ReceivedBody<'orders.return'>['lines'][number]['quantity']>().toEqualTypeOf<unknown>();
  });

  test('does not compile when it lacks a field of the type it describes, or has one too many', () => {
    interface Wish {
      name: string;
      note?: string | null;
    }
    const fields = { name: text({ max: 10 }), note: optional(nullable(text({ max: 10 }))) } satisfies FieldsFor<Wish>;
    expectTypeOf<BodyOf<typeof fields>>().toEqualTypeOf<Wish>();
    // @ts-expect-error the optional note was forgotten
    const lacking = { name: text({ max: 10 }) } satisfies FieldsFor<Wish>;
    // @ts-expect-error no wish has a colour
    const tooMany = { ...fields, colour: text({ max: 10 }) } satisfies FieldsFor<Wish>;
    expect([lacking.name.max, tooMany.colour.max]).toEqual([10, 10]);
  });

  test('has the same fields for who sends it and who receives it, in every call', () => {
    type Differing = {
      [N in CallWithBody]: [keyof CallBody<N>, keyof ReceivedBody<N>] extends [keyof ReceivedBody<N>, keyof CallBody<N>]
        ? never
        : N;
    }[CallWithBody];
    expectTypeOf<Differing>().toEqualTypeOf<never>();
  });

  test('does not compile when a caller sends it short, or with a value of another kind', () => {
    const send = (body: CallBody<'cart.update'>): number => body.quantity;
    // @ts-expect-error the quantity is required
    expect(send({})).toBeUndefined();
    // @ts-expect-error a text is no number
    expect(send({ quantity: '2' })).toBe('2');
  });

  test('gives a form the rules of its texts, which are the field rules themselves', () => {
    const rules = formRules(registerBody);
    expect(Object.keys(rules)).toEqual(['firstName', 'lastName', 'email', 'password', 'phone']);
    expect(rules.email).toBe(fieldRules.email);
    const address: Readonly<Record<string, FieldRule>> = formRules(saveAddressBody);
    expect(address['line2']?.optional).toBe(true);
    expect(address['city']?.optional).toBeUndefined();
  });

  test('gives the texts that a form sends their type, by the rules alone', () => {
    const rules = formRules({ note: freeText({ max: 10 }), province: ruledText(fieldRules.addressProvince) });
    expectTypeOf<TextsOf<typeof rules>>().toEqualTypeOf<{ province: ProvinceCode; note?: string }>();
    expect(Object.keys(rules)).toEqual(['note', 'province']);
  });

  test('takes a person’s own words up to their limit, which the message names as each language writes it', () => {
    const { rule } = freeText({ max: 1_000 });
    expect(validateField(rule, ` ${'é'.repeat(1_000)} `, 'en')).toBeNull();
    expect(validateField(rule, '', 'en')).toBeNull();
    const tooLong = 'é'.repeat(1_001);
    expect(validateField(rule, tooLong, 'en')).toBe('Enter at most 1,000 characters');
    expect(validateField(rule, tooLong, 'fr')).toBe('Entrez au plus 1\u00a0000 caractères');
    expect(validateField(freeText({ max: 200 }).rule, tooLong, 'en')).toBe('Enter at most 200 characters');
  });

  test('keeps limits in the field', () => {
    expect(withFallback(integer({ min: 1 }), 1)).toEqual({
      kind: 'integer',
      min: 1,
      max: 2_147_483_647,
      optional: true,
      fallback: 1,
    });
    expect(nullable(ruledText(fieldRules.phone))).toEqual({ kind: 'ruled', rule: fieldRules.phone, nullable: true });
  });
});

describe('the bodies', () => {
  test('belong to calls that may take one', () => {
    const known: readonly string[] = callNames;
    const names = Object.keys(bodies) as (keyof typeof bodies)[];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(names.filter((name) => ['GET', 'DELETE'].includes(calls[name].method))).toEqual([]);
  });
});
