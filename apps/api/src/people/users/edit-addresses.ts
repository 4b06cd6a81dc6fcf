import { Injectable } from '@nestjs/common';
import {
  type AddressWire,
  limits,
  postalCodeMismatch,
  type ProvinceCode,
  toE164,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import { Database, newId, type PrismaTx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';

const select = {
  id: true,
  fullName: true,
  line1: true,
  line2: true,
  city: true,
  province: true,
  postalCode: true,
  phone: true,
  isDefault: true,
} as const;

/** A person's saved addresses. If there are any, exactly one of them is the default. */
@Injectable()
export class EditAddresses {
  constructor(private readonly database: Database) {}

  async list(userId: string): Promise<AddressWire[]> {
    const rows = await this.database.prisma.address.findMany({
      where: { userId },
      orderBy: [{ isDefault: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
      select,
    });
    return rows.map(present);
  }

  /** Saves an address, unless it is saved already: the answer to the first request may have been lost. */
  create(userId: string, address: ReceivedBody<'me.addresses.create'>): Promise<AddressWire> {
    return this.database.prismaTransaction(async (tx) => {
      await lockAll(tx, userId);
      const values = valuesOf(address);
      const same = await tx.address.findFirst({ where: { userId, ...values }, select });
      const saved = await tx.address.count({ where: { userId } });
      if (same === null && saved >= limits.addressesMax) throw new AppError('ADDR_002');
      const isDefault = saved === 0 || address.isDefault === true || same?.isDefault === true;
      if (isDefault) await clearDefault(tx, userId);
      return present(
        same === null
          ? await tx.address.create({ data: { id: newId(), userId, ...values, isDefault }, select })
          : await tx.address.update({ where: { id: same.id }, data: { isDefault }, select }),
      );
    });
  }

  /** Replaces every field. The default stays the default until another address becomes the default. */
  update(userId: string, id: string, address: ReceivedBody<'me.addresses.create'>): Promise<AddressWire> {
    return this.database.prismaTransaction(async (tx) => {
      await lockAll(tx, userId);
      const isDefault = address.isDefault === true;
      if (isDefault) await clearDefault(tx, userId);
      const [row] = await tx.address.updateManyAndReturn({
        where: { id, userId },
        data: { ...valuesOf(address), ...(isDefault ? { isDefault } : {}) },
        select,
      });
      if (row === undefined) throw new AppError('ADDR_001');
      return present(row);
    });
  }

  remove(userId: string, id: string): Promise<null> {
    return this.database.prismaTransaction(async (tx) => {
      await lockAll(tx, userId);
      const found = await tx.address.findFirst({ where: { id, userId }, select: { isDefault: true } });
      if (found === null) throw new AppError('ADDR_001');
      await tx.address.delete({ where: { id } });
      if (found.isDefault) await makeNewestDefault(tx, userId);
      return null;
    });
  }
}

/** Serializes the changes of a person's addresses, so that the limit and the default always hold. */
async function lockAll(tx: PrismaTx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 AS locked FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
}

async function clearDefault(tx: PrismaTx, userId: string): Promise<void> {
  await tx.address.updateMany({ where: { userId, isDefault: true }, data: { isDefault: false } });
}

async function makeNewestDefault(tx: PrismaTx, userId: string): Promise<void> {
  const newest = await tx.address.findFirst({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { id: true },
  });
  if (newest !== null) await tx.address.update({ where: { id: newest.id }, data: { isDefault: true } });
}

function valuesOf(address: ReceivedBody<'me.addresses.create'>) {
  const message = postalCodeMismatch(address.province, address.postalCode);
  if (message !== null) throw new AppError('AUTH_008', { errors: [{ field: 'postalCode', message }] });
  return {
    fullName: address.fullName,
    line1: address.line1,
    line2: address.line2 || null,
    city: address.city,
    province: address.province,
    postalCode: address.postalCode,
    phone: address.phone ? toE164(address.phone) : null,
  };
}

/** The database holds only valid province codes (a CHECK constraint). */
const present = <Row extends { province: string }>(row: Row): Row & { province: ProvinceCode } => ({
  ...row,
  province: row.province as ProvinceCode,
});
