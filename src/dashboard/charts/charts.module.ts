import { Module } from '@nestjs/common';
import { UsageModule } from '../../usage/usage.module.js';
import { UsageFigures } from './usage-figures.js';

/** The figures that several pages show as charts. */
@Module({ imports: [UsageModule], providers: [UsageFigures], exports: [UsageFigures] })
export class ChartsModule {}
