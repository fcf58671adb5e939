import { brierScore, FORECAST_LEDGER, wasRight } from '@longreturn/site/forecasts';
import { expect, test } from 'vitest';

test('the Brier score is the mean squared error: 0 for certain and right forecasts, 0.25 for forecasts of 50%', () => {
  expect(brierScore([{ probability: 1, isTrue: true }])).toBe(0);
  expect(brierScore([{ probability: 0, isTrue: true }])).toBe(1);
  expect(brierScore([true, false].map((isTrue) => ({ probability: 0.5, isTrue })))).toBe(0.25);
  expect(
    brierScore([
      { probability: 0.8, isTrue: true },
      { probability: 0.6, isTrue: false },
    ]),
  ).toBeCloseTo(0.2);
});

test('a forecast was right if it gave the actual outcome a probability of at least 50%', () => {
  expect(wasRight({ probability: 0.7, isTrue: true })).toBe(true);
  expect(wasRight({ probability: 0.7, isTrue: false })).toBe(false);
  expect(wasRight({ probability: 0.2, isTrue: false })).toBe(true);
  for (const isTrue of [true, false]) expect(wasRight({ probability: 0.5, isTrue })).toBe(true);
});

test('the ledger has three forecasts, each made before its due date, and at least one was wrong', () => {
  const { forecasts } = FORECAST_LEDGER;
  expect(forecasts).toHaveLength(3);
  expect(forecasts.every(({ made, due }) => made < due)).toBe(true);
  expect(forecasts.some((forecast) => !wasRight(forecast))).toBe(true);
});
