;; Loops over the bitmaps and columns of one block (layout.ts). All addresses and lengths are in bytes; bitmaps have a
;; length that is a multiple of 16, and bit i of a bitmap (byte i / 8, bit i % 8) stands for row i of the block.
(module
  ;; shared by the threads that read it
  (import "store" "memory" (memory 1 65536 shared))

  ;; into = a AND b
  (func (export "and") (param $into i32) (param $a i32) (param $b i32) (param $length i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $into) (local.get $at))
        (v128.and
          (v128.load (i32.add (local.get $a) (local.get $at)))
          (v128.load (i32.add (local.get $b) (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $length)))))

  ;; into = a AND NOT b
  (func (export "and_not") (param $into i32) (param $a i32) (param $b i32) (param $length i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $into) (local.get $at))
        (v128.andnot
          (v128.load (i32.add (local.get $a) (local.get $at)))
          (v128.load (i32.add (local.get $b) (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $length)))))

  ;; into = into OR a
  (func (export "or") (param $into i32) (param $a i32) (param $length i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $into) (local.get $at))
        (v128.or
          (v128.load (i32.add (local.get $into) (local.get $at)))
          (v128.load (i32.add (local.get $a) (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $length)))))

  ;; the sum of the lanes of four 32-bit sums
  (func $sum (param $lanes v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $lanes)) (i32x4.extract_lane 1 (local.get $lanes)))
      (i32.add (i32x4.extract_lane 2 (local.get $lanes)) (i32x4.extract_lane 3 (local.get $lanes)))))

  ;; how many bits are set in 16 bytes, in four lanes
  (func $lanes (param $bits v128) (result v128)
    (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (i8x16.popcnt (local.get $bits)))))

  ;; how many bits are set
  (func (export "count") (param $a i32) (param $length i32) (result i32)
    (local $end i32) (local $sums v128)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (loop $next
      (local.set $sums (i32x4.add (local.get $sums) (call $lanes (v128.load (local.get $a)))))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $a) (local.get $end))))
    (call $sum (local.get $sums)))

  ;; adds to each of the 32-bit counts at $counts how many bits $base and the next bitmap from $bitmaps on have in common
  (func (export "count_each") (param $base i32) (param $bitmaps i32) (param $length i32) (param $values i32) (param $counts i32)
    (local $at i32) (local $sums v128)
    (loop $value
      (local.set $at (i32.const 0))
      (local.set $sums (v128.const i32x4 0 0 0 0))
      (loop $next
        (local.set $sums (i32x4.add (local.get $sums)
          (i32x4.extadd_pairwise_i16x8_u
            (i16x8.add
              (i16x8.extadd_pairwise_i8x16_u
                (i8x16.add
                  (i8x16.popcnt (v128.and
                    (v128.load (i32.add (local.get $base) (local.get $at)))
                    (v128.load (i32.add (local.get $bitmaps) (local.get $at)))))
                  (i8x16.popcnt (v128.and
                    (v128.load offset=16 (i32.add (local.get $base) (local.get $at)))
                    (v128.load offset=16 (i32.add (local.get $bitmaps) (local.get $at)))))))
              (i16x8.extadd_pairwise_i8x16_u
                (i8x16.add
                  (i8x16.popcnt (v128.and
                    (v128.load offset=32 (i32.add (local.get $base) (local.get $at)))
                    (v128.load offset=32 (i32.add (local.get $bitmaps) (local.get $at)))))
                  (i8x16.popcnt (v128.and
                    (v128.load offset=48 (i32.add (local.get $base) (local.get $at)))
                    (v128.load offset=48 (i32.add (local.get $bitmaps) (local.get $at)))))))))))
        (local.set $at (i32.add (local.get $at) (i32.const 64)))
        (br_if $next (i32.lt_u (local.get $at) (local.get $length))))
      (i32.store (local.get $counts) (i32.add (i32.load (local.get $counts)) (call $sum (local.get $sums))))
      (local.set $counts (i32.add (local.get $counts) (i32.const 4)))
      (local.set $bitmaps (i32.add (local.get $bitmaps) (local.get $length)))
      (local.set $values (i32.sub (local.get $values) (i32.const 1)))
      (br_if $value (local.get $values))))

  ;; adds 1 to the 32-bit count of the value of each row that is set in $base; values are of 1 byte
  (func (export "histogram8") (param $base i32) (param $column i32) (param $length i32) (param $counts i32)
    (local $at i32) (local $word i64) (local $count i32)
    (loop $next
      (local.set $word (i64.load (i32.add (local.get $base) (local.get $at))))
      (block $empty
        (br_if $empty (i64.eqz (local.get $word)))
        (loop $bit
          (local.set $count
            (i32.add (local.get $counts)
              (i32.shl
                (i32.load8_u
                  (i32.add (local.get $column)
                    (i32.add (i32.shl (local.get $at) (i32.const 3)) (i32.wrap_i64 (i64.ctz (local.get $word))))))
                (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (br_if $bit (i64.ne (local.get $word) (i64.const 0)))))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $length)))))

  ;; as histogram8; values are of 2 bytes
  (func (export "histogram16") (param $base i32) (param $column i32) (param $length i32) (param $counts i32)
    (local $at i32) (local $word i64) (local $count i32)
    (loop $next
      (local.set $word (i64.load (i32.add (local.get $base) (local.get $at))))
      (block $empty
        (br_if $empty (i64.eqz (local.get $word)))
        (loop $bit
          (local.set $count
            (i32.add (local.get $counts)
              (i32.shl
                (i32.load16_u
                  (i32.add (local.get $column)
                    (i32.shl
                      (i32.add (i32.shl (local.get $at) (i32.const 3)) (i32.wrap_i64 (i64.ctz (local.get $word))))
                      (i32.const 1))))
                (i32.const 2))))
          (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (br_if $bit (i64.ne (local.get $word) (i64.const 0)))))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $length)))))

  ;; into = the rows of $base whose value has a 1 in the bytes at $wanted; values are of 1 byte
  (func (export "wanted8") (param $into i32) (param $base i32) (param $column i32) (param $length i32) (param $wanted i32)
    (local $at i32) (local $word i64) (local $kept i64) (local $bit i64)
    (loop $next
      (local.set $word (i64.load (i32.add (local.get $base) (local.get $at))))
      (local.set $kept (i64.const 0))
      (block $empty
        (br_if $empty (i64.eqz (local.get $word)))
        (loop $each
          (local.set $bit (i64.ctz (local.get $word)))
          (local.set $kept
            (i64.or (local.get $kept)
              (i64.shl
                (i64.load8_u
                  (i32.add (local.get $wanted)
                    (i32.load8_u
                      (i32.add (local.get $column)
                        (i32.add (i32.shl (local.get $at) (i32.const 3)) (i32.wrap_i64 (local.get $bit)))))))
                (local.get $bit))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (br_if $each (i64.ne (local.get $word) (i64.const 0)))))
      (i64.store (i32.add (local.get $into) (local.get $at)) (local.get $kept))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $length)))))

  ;; as wanted8; values are of 2 bytes
  (func (export "wanted16") (param $into i32) (param $base i32) (param $column i32) (param $length i32) (param $wanted i32)
    (local $at i32) (local $word i64) (local $kept i64) (local $bit i64)
    (loop $next
      (local.set $word (i64.load (i32.add (local.get $base) (local.get $at))))
      (local.set $kept (i64.const 0))
      (block $empty
        (br_if $empty (i64.eqz (local.get $word)))
        (loop $each
          (local.set $bit (i64.ctz (local.get $word)))
          (local.set $kept
            (i64.or (local.get $kept)
              (i64.shl
                (i64.load8_u
                  (i32.add (local.get $wanted)
                    (i32.load16_u
                      (i32.add (local.get $column)
                        (i32.shl
                          (i32.add (i32.shl (local.get $at) (i32.const 3)) (i32.wrap_i64 (local.get $bit)))
                          (i32.const 1))))))
                (local.get $bit))))
          (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
          (br_if $each (i64.ne (local.get $word) (i64.const 0)))))
      (i64.store (i32.add (local.get $into) (local.get $at)) (local.get $kept))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $length)))))

  ;; into = the rows whose value of 2 bytes is from $least to $most
  (func (export "range16") (param $into i32) (param $column i32) (param $length i32) (param $least i32) (param $most i32)
    (local $end i32) (local $low v128) (local $high v128)
    (local.set $end (i32.add (local.get $into) (local.get $length)))
    (local.set $low (i16x8.splat (local.get $least)))
    (local.set $high (i16x8.splat (local.get $most)))
    (loop $next
      (i32.store16 (local.get $into)
        (i8x16.bitmask
          (i8x16.narrow_i16x8_s
            (v128.and
              (i16x8.ge_u (v128.load (local.get $column)) (local.get $low))
              (i16x8.le_u (v128.load (local.get $column)) (local.get $high)))
            (v128.and
              (i16x8.ge_u (v128.load offset=16 (local.get $column)) (local.get $low))
              (i16x8.le_u (v128.load offset=16 (local.get $column)) (local.get $high))))))
      (local.set $column (i32.add (local.get $column) (i32.const 32)))
      (local.set $into (i32.add (local.get $into) (i32.const 2)))
      (br_if $next (i32.lt_u (local.get $into) (local.get $end)))))

  ;; as range16, of values of 4 bytes
  (func (export "range32") (param $into i32) (param $column i32) (param $length i32) (param $least i32) (param $most i32)
    (local $end i32) (local $low v128) (local $high v128)
    (local.set $end (i32.add (local.get $into) (local.get $length)))
    (local.set $low (i32x4.splat (local.get $least)))
    (local.set $high (i32x4.splat (local.get $most)))
    (loop $next
      (i32.store8 (local.get $into)
        (i32.or
          (i32x4.bitmask
            (v128.and
              (i32x4.ge_u (v128.load (local.get $column)) (local.get $low))
              (i32x4.le_u (v128.load (local.get $column)) (local.get $high))))
          (i32.shl
            (i32x4.bitmask
              (v128.and
                (i32x4.ge_u (v128.load offset=16 (local.get $column)) (local.get $low))
                (i32x4.le_u (v128.load offset=16 (local.get $column)) (local.get $high))))
            (i32.const 4))))
      (local.set $column (i32.add (local.get $column) (i32.const 32)))
      (local.set $into (i32.add (local.get $into) (i32.const 1)))
      (br_if $next (i32.lt_u (local.get $into) (local.get $end)))))

  ;; writes the rows that are set, from the last to the first, as 32-bit numbers, after $skip of them and at most $most; how many
  (func (export "last") (param $base i32) (param $length i32) (param $skip i32) (param $most i32) (param $rows i32) (result i32)
    (local $at i32) (local $word i64) (local $set i32) (local $bit i64) (local $found i32)
    (local.set $at (local.get $length))
    (block $done
      (br_if $done (i32.eqz (local.get $most)))
      (loop $next
        (local.set $at (i32.sub (local.get $at) (i32.const 8)))
        (local.set $word (i64.load (i32.add (local.get $base) (local.get $at))))
        (local.set $set (i32.wrap_i64 (i64.popcnt (local.get $word))))
        (block $passed
          (if (i32.ge_u (local.get $skip) (local.get $set))
            (then
              (local.set $skip (i32.sub (local.get $skip) (local.get $set)))
              (br $passed)))
          (loop $each
            (local.set $bit (i64.sub (i64.const 63) (i64.clz (local.get $word))))
            (local.set $word (i64.xor (local.get $word) (i64.shl (i64.const 1) (local.get $bit))))
            (if (local.get $skip)
              (then (local.set $skip (i32.sub (local.get $skip) (i32.const 1))))
              (else
                (i32.store (i32.add (local.get $rows) (i32.shl (local.get $found) (i32.const 2)))
                  (i32.add (i32.shl (local.get $at) (i32.const 3)) (i32.wrap_i64 (local.get $bit))))
                (local.set $found (i32.add (local.get $found) (i32.const 1)))
                (br_if $done (i32.eq (local.get $found) (local.get $most)))))
            (br_if $each (i64.ne (local.get $word) (i64.const 0)))))
        (br_if $next (local.get $at))))
    (local.get $found)))
