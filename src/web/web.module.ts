import { Module } from '@nestjs/common';
import { AssetsController } from './assets.controller.js';
import { Csrf } from './csrf.js';
import { ThemeController } from './theme.controller.js';

@Module({ controllers: [AssetsController, ThemeController], providers: [Csrf], exports: [Csrf] })
export class WebModule {}
