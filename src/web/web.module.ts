import { Module } from '@nestjs/common';
import { AssetsController } from './assets.controller.js';
import { Csrf } from './csrf.js';

@Module({ controllers: [AssetsController], providers: [Csrf], exports: [Csrf] })
export class WebModule {}
