import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';
import { type AuditDetails, changedDetails } from '../audit/audit-entry';
import { OffersService } from '../offers/offers.service';
import type { Undo, Undone } from './undo';

/** Undoes what was done with an offer, inside the transaction of the undo. */
@Injectable()
export class OfferUndoService {
  constructor(private readonly offers: OffersService) {}

  /** Withdraws a sent offer. @throws DomainError actions/offer-changed. */
  async undoSending({ record }: Undo): Promise<Undone> {
    const offer = textOf(record.details, 'offer');
    if (!(await this.offers.isOpen(offer)))
      throw new DomainError('actions/offer-changed', { offer });
    await this.offers.remove(offer);
    return { action: 'offers/undo', details: changedDetails({ offer }, { offer: null }) };
  }

  /** Brings back a removed offer. @throws DomainError actions/offer-changed, actions/not-found. */
  async undoRemoval({ record: { details }, userId }: Undo): Promise<Undone> {
    const offer = textOf(details, 'offer');
    const { expiresAt, message } = details;
    const isBack = await this.offers.restore(offer, {
      userId,
      message: typeof message === 'string' ? message : '',
      createdAt: new Date(textOf(details, 'sentAt')),
      expiresAt: typeof expiresAt === 'string' ? new Date(expiresAt) : null,
      endedAt: new Date(textOf(details, 'endedAt')),
    });
    if (!isBack) throw new DomainError('actions/offer-changed', { offer });
    return { action: 'offers/undo', details: changedDetails({ offer: null }, { offer }) };
  }
}

/** @throws DomainError actions/not-found for a record from before this detail was kept. */
function textOf(details: AuditDetails, key: string): string {
  const value = details[key];
  if (typeof value !== 'string') throw new DomainError('actions/not-found', { key });
  return value;
}
