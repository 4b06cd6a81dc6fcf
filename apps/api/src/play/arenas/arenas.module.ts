import { Module } from '@nestjs/common';
import { ArenasAdminController } from './admin/arenas.controller.js';
import { ManageArenas } from './admin/manage-arenas.js';
import { ArenasController } from './arenas.controller.js';
import { ReadArenas } from './read-arenas.js';

@Module({ controllers: [ArenasController, ArenasAdminController], providers: [ReadArenas, ManageArenas] })
export class ArenasModule {}
