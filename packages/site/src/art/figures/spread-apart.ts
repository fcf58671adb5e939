interface Group {
  middle: number;
  members: number[];
}

/** Returns the positions in the same order, moved apart just far enough that no two are closer than `distance`. */
export function spreadApart(positions: readonly number[], distance: number): number[] {
  const groups: Group[] = [];
  const order = [...positions.keys()].sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  for (const index of order) {
    let group: Group = { middle: positions[index] ?? 0, members: [index] };
    // A group that would touch the group above is merged with it. The merged group is centred on the mean position.
    for (let above = groups.at(-1); above && overlap(above, group, distance); above = groups.at(-1)) {
      groups.pop();
      const members = [...above.members, ...group.members];
      const sum = members.reduce((total, member) => total + (positions[member] ?? 0), 0);
      group = { middle: sum / members.length, members };
    }
    groups.push(group);
  }
  const spread = [...positions];
  for (const { middle, members } of groups) {
    for (const [place, member] of members.entries()) {
      spread[member] = middle + (place - (members.length - 1) / 2) * distance;
    }
  }
  return spread;
}

function overlap(above: Group, below: Group, distance: number): boolean {
  const between = (above.members.length + below.members.length) / 2;
  return below.middle - above.middle < between * distance;
}
