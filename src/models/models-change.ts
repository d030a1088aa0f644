/** The id in notifications about changed models: they are read together. */
export const MODELS_CHANGE = 'models';
