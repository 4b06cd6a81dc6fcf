import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/index.js';
import { PostsController } from './posts.controller.js';
import { ReadPosts } from './read-posts.js';

@Module({ imports: [EntriesModule], controllers: [PostsController], providers: [ReadPosts] })
export class PostsModule {}
