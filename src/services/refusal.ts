import { AppError } from '../core/app-error.ts'

/** A no that must be on record: a change that returns it is committed, and whoever asked is refused. */
export class Refusal extends AppError {}
