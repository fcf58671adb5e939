// Preloaded with NODE_OPTIONS: moves Date forward by MOVED_DAYS.
const moved = Number(process.env['MOVED_DAYS']) * 24 * 3_600_000;
const RealDate = Date;

globalThis.Date = class MovedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + moved);
    else super(...given);
  }

  static now() {
    return RealDate.now() + moved;
  }
};
