// The report writes figures too, so the writing lives in the domain.
export { distinctInputs, distinctRules, figureWords, inputWords } from '@hauswart/domain/formats/figure-words'
