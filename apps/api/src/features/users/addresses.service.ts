import { Injectable } from '@nestjs/common';
import { type AddressWire, limits, type ProvinceCode, toE164 } from '@dronesoccer/contracts';
import { Database, newId, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/http/index.js';
import type { SaveAddressDto } from './users.dto.js';

interface AddressRow {
  id: string;
  fullName: string;
  line1: string;
  line2: string | null;
  city: string;
  province: ProvinceCode;
  postalCode: string;
  phone: string | null;
  isDefault: boolean;
}

const columns = `id, full_name AS "fullName", line1, line2, city, province, postal_code AS "postalCode", phone,
  is_default AS "isDefault"`;

/** The addresses a person has saved. One of them is the default as long as there is any. */
@Injectable()
export class AddressesService {
  constructor(private readonly database: Database) {}

  list(userId: string): Promise<AddressWire[]> {
    return this.database.query<AddressRow>(
      `SELECT ${columns} FROM addresses WHERE user_id = $1 ORDER BY is_default DESC, created_at DESC, id`,
      [userId],
      'addresses-of-user',
    );
  }

  create(userId: string, address: SaveAddressDto): Promise<AddressWire> {
    return this.database.transaction(async (tx) => {
      const saved = await this.lockAll(tx, userId);
      if (saved >= limits.addressesMax) throw new AppError('ADDR_002');
      const isDefault = saved === 0 || address.isDefault === true;
      if (isDefault) await this.clearDefault(tx, userId);
      const [row] = await tx.query<AddressRow>(
        `INSERT INTO addresses (id, user_id, full_name, line1, line2, city, province, postal_code, phone, is_default)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING ${columns}`,
        [newId(), userId, ...valuesOf(address), isDefault],
      );
      return present(row);
    });
  }

  /** Replaces every field; the default stays the default until another one takes its place. */
  update(userId: string, id: string, address: SaveAddressDto): Promise<AddressWire> {
    return this.database.transaction(async (tx) => {
      await this.lockAll(tx, userId);
      if (address.isDefault === true) await this.clearDefault(tx, userId);
      const [row] = await tx.query<AddressRow>(
        `UPDATE addresses SET full_name = $3, line1 = $4, line2 = $5, city = $6, province = $7, postal_code = $8,
                phone = $9, is_default = is_default OR $10, updated_at = now()
          WHERE id = $1 AND user_id = $2 RETURNING ${columns}`,
        [id, userId, ...valuesOf(address), address.isDefault === true],
      );
      return present(row);
    });
  }

  remove(userId: string, id: string): Promise<null> {
    return this.database.transaction(async (tx) => {
      await this.lockAll(tx, userId);
      const [gone] = await tx.query<{ is_default: boolean }>(
        'DELETE FROM addresses WHERE id = $1 AND user_id = $2 RETURNING is_default',
        [id, userId],
      );
      if (gone === undefined) throw new AppError('ADDR_001');
      if (gone.is_default) {
        await tx.query(
          `UPDATE addresses SET is_default = true
            WHERE id = (SELECT id FROM addresses WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT 1)`,
          [userId],
        );
      }
      return null;
    });
  }

  /** One change at a time per person, so that neither the limit nor the default is missed; answers how many there are. */
  private async lockAll(tx: Tx, userId: string): Promise<number> {
    await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    const [row] = await tx.query<{ saved: number }>('SELECT count(*) AS saved FROM addresses WHERE user_id = $1', [
      userId,
    ]);
    return row?.saved ?? 0;
  }

  private async clearDefault(tx: Tx, userId: string): Promise<void> {
    await tx.query('UPDATE addresses SET is_default = false WHERE user_id = $1 AND is_default', [userId]);
  }
}

function valuesOf(address: SaveAddressDto): unknown[] {
  return [
    address.fullName,
    address.line1,
    address.line2 || null,
    address.city,
    address.province,
    address.postalCode,
    address.phone ? toE164(address.phone) : null,
  ];
}

function present(row: AddressRow | undefined): AddressWire {
  if (row === undefined) throw new AppError('ADDR_001');
  return row;
}
