import type { ReactNode } from 'react';
import { LeadFigure } from '../articles/lead-figure.tsx';
import { Approach } from './approach.tsx';
import { ForecastTable } from './forecast-table.tsx';
import { GrowthCurve } from './growth-curve.tsx';
import { HostCards } from './host-cards.tsx';
import { MemberFeatures, MembershipPrices, OfferText } from './membership-texts.tsx';

export const PARTS = {
  Approach,
  ForecastTable,
  GrowthCurve,
  HostCards,
  LeadFigure,
  MemberFeatures,
  MembershipPrices,
  OfferText,
} as const;

/** Passes the static parts of the home page to `children`. */
export function StaticParts({ children }: { children: (parts: typeof PARTS) => ReactNode }) {
  return children(PARTS);
}
